/** A short sound and a notification when it is one's turn and one looks elsewhere. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

export function ring(words: string): void {
  if (settings.sound && navigator.userActivation?.hasBeenActive) {
    try {
      context ??= new AudioContext();
      const tone = context.createOscillator();
      const volume = context.createGain();
      const start = context.currentTime;
      tone.frequency.setValueAtTime(660, start);
      tone.frequency.exponentialRampToValueAtTime(880, start + 0.12);
      volume.gain.setValueAtTime(0.08, start);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + 0.5);
    } catch {
      // a browser without sound plays in silence
    }
  }
  if (
    document.hidden &&
    typeof Notification !== "undefined" &&
    Notification.permission === "granted"
  ) {
    try {
      new Notification("Emporion", { body: words, icon: "/icon.svg" });
    } catch {
      // some phones let only a worker notify: the title tells
    }
  }
}
