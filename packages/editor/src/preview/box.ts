/** Most elements inside each other that have no box of their own. */
const DEEPEST = 4;

/** Where an element is in the window, in px; of one without a box (`display: contents`, a fixed child) where its children are. */
export function boxOf(element: Element, depth = 0): DOMRect | null {
  const own = element.getBoundingClientRect();
  if (own.width > 0 && own.height > 0) return own;
  if (depth === DEEPEST) return null;
  const boxes = [...element.children].flatMap((child) => boxOf(child, depth + 1) ?? []);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}
