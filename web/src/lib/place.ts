/**
 * `use:place={...}`: makes an element of the board a place. Where something can be done it is a
 * button for mouse, touch, keyboard and screen reader alike; elsewhere it only explains itself, to
 * the arrow keys too, which go from place to place.
 *
 * It sets classes of its own, so the element may have `class:name={...}` but no `class="{...}"`:
 * Svelte would write that anew as a whole, and the place would be lit no more.
 */
import type { Picker } from "./picker.svelte";

export interface PlaceOptions {
  picker: Picker;
  name: string;
  label: string;
  lit: boolean;
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest place in a direction; what lies aside is further off. */
function beside(node: Element, [right, down]: [number, number]): HTMLElement | null {
  const middle = (one: Element) => {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2] as const;
  };
  const board = node.closest(".roam"); // not where arrows go from moment to moment
  const [x, y] = middle(node);
  let nearest: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const one of board?.querySelectorAll<HTMLElement>("[data-place][tabindex]") ?? []) {
    if (one === node || !one.checkVisibility()) continue;
    const [toX, toY] = middle(one);
    const ahead = (toX - x) * right + (toY - y) * down;
    const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
    const far = ahead + 2 * aside;
    if (ahead < 1 || far >= least) continue;
    nearest = one;
    least = far;
  }
  return nearest;
}

export function place(node: HTMLElement | SVGElement, options: PlaceOptions) {
  let now = options;

  function show(): void {
    node.dataset.place = now.name;
    node.setAttribute("aria-label", now.label);
    node.classList.toggle("lit", now.lit);
    node.classList.toggle("picked", now.picker.picked.includes(now.name));
    node.classList.toggle("hinted", now.picker.hinted.includes(now.name));
    if (now.lit) {
      node.setAttribute("role", "button");
      node.setAttribute("tabindex", "0");
    } else {
      node.setAttribute("role", "img");
      node.setAttribute("tabindex", "-1");
    }
  }

  function hover(): void {
    const choices = now.picker.lit.get(now.name);
    now.picker.hovered = choices?.length === 1 ? choices[0]! : null;
  }

  // An element that goes loses the focus while the page is being drawn: nothing may change then.
  function leave(): void {
    queueMicrotask(() => {
      now.picker.hovered = null;
    });
  }

  function act(event: Event): void {
    if (!now.lit) return;
    event.stopPropagation();
    now.picker.pick(now.name);
  }

  function key(event: Event): void {
    const pressed = (event as KeyboardEvent).key;
    const next = WAYS[pressed] && beside(node, WAYS[pressed]);
    if (next) {
      event.preventDefault();
      next.focus();
    }
    if (pressed !== "Enter" && pressed !== " ") return;
    event.preventDefault();
    act(event);
  }

  node.addEventListener("click", act);
  node.addEventListener("keydown", key);
  // A finger cannot hover: it presses long, and the menu a browser would open then stays closed.
  for (const kind of ["pointerenter", "focus", "contextmenu"]) node.addEventListener(kind, hover);
  for (const kind of ["pointerleave", "blur"]) node.addEventListener(kind, leave);
  show();

  return {
    update(next: PlaceOptions): void {
      now = next;
      show();
    },
    destroy(): void {
      node.removeEventListener("click", act);
      node.removeEventListener("keydown", key);
    },
  };
}
