/** `use:fit={room}`: words on a drawing, set closer where they would be wider than their room. */
export function fit(node: SVGTextElement, room: number) {
  let now = room;

  function set(): void {
    node.removeAttribute("textLength");
    node.removeAttribute("lengthAdjust");
    if (node.getComputedTextLength() <= now) return;
    node.setAttribute("textLength", String(now));
    node.setAttribute("lengthAdjust", "spacingAndGlyphs");
  }

  const words = new MutationObserver(set);
  words.observe(node, { characterData: true, childList: true, subtree: true });
  document.fonts.ready.then(set);
  set();
  return {
    update(next: number) {
      now = next;
      set();
    },
    destroy() {
      words.disconnect();
    },
  };
}
