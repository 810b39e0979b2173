/** What the window is called: the place one is at, then the house. */

/** Called by a screen; as long as it has no name of its own, a part of it may give one. */
export function entitle(name: () => string | null): void {
  $effect(() => {
    const found = name();
    if (found !== null) document.title = found ? `${found} – Emporion` : "Emporion";
  });
}
