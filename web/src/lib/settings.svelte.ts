/** What a person has set, kept on this device. */

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "off";
export const LANGUAGES = {
  en: "English",
  nl: "Nederlands",
  fr: "Français",
  de: "Deutsch",
  es: "Español",
};
export type Language = keyof typeof LANGUAGES;

interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  keys: boolean; // single keys are commands
  confirm: boolean; // a choice is shown before it is made
  name: string;
  company: string[]; // those who play on this screen too, from the second on
}

const KEY = "emporion.settings";

function preferred(): Language {
  for (const one of navigator.languages) {
    const short = one.slice(0, 2) as Language;
    if (short in LANGUAGES) return short;
  }
  return "en";
}

function load(): Kept {
  const usual: Kept = {
    language: preferred(),
    theme: "auto",
    speed: "normal",
    sound: true,
    keys: true,
    confirm: false,
    name: "",
    company: [],
  };
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return usual;
  }
}

export const settings = $state(load());

/** Keep what changed, and let the whole page know. Called inside an effect. */
export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
  document.documentElement.dataset.theme = settings.theme;
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** How long a movement takes, in milliseconds; nothing moves for those who want no motion. */
export function pace(usual: number): number {
  if (still.matches) return 0;
  return usual * { slow: 2, normal: 1, fast: 0.5, off: 0 }[settings.speed];
}

/** How the page scrolls by itself. */
export function glide(): ScrollBehavior {
  return pace(1) ? "smooth" : "instant";
}
