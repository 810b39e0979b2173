export interface Point {
  x: number;
  y: number;
}

/** The middle of an element, as a layer counts that may lie in a picture drawn smaller. */
export function middle(one: Element | null, layer: HTMLElement): Point | null {
  if (!one) return null;
  const [box, around] = [one.getBoundingClientRect(), layer.getBoundingClientRect()];
  const scale = around.width / layer.offsetWidth || 1;
  return {
    x: (box.left + box.width / 2 - around.left) / scale,
    y: (box.top + box.height / 2 - around.top) / scale,
  };
}
