/** Where in the app we are: the path of the address bar, and nothing else. */

function read(): { path: string[]; query: URLSearchParams } {
  const path = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  return { path, query: new URLSearchParams(location.search) };
}

export const route = $state({ ...read() });

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  Object.assign(route, read());
  scrollTo(0, 0);
}

addEventListener("popstate", () => Object.assign(route, read()));

/** A link within the app is followed without loading the page anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) {
    return;
  }
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) {
    return;
  }
  if (link.pathname.startsWith("/api")) return;
  if (link.hash && link.pathname === location.pathname) return; // a place on this page
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
