/** Handing a link on: the way the device has for it, or else the clipboard. */

export type Shared = "given" | "copied" | "kept"; // kept: it must be copied by hand

export async function copy(link: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(link);
    return "copied";
  } catch {
    return "kept"; // a page that came without encryption has no clipboard
  }
}

export async function share(title: string, link: string): Promise<Shared> {
  if (typeof navigator.share !== "function") return copy(link);
  try {
    await navigator.share({ title, url: link });
    return "given";
  } catch (error) {
    return (error as DOMException).name === "AbortError" ? "given" : copy(link);
  }
}
