/** Percent from the left and from the top. */
export interface Point {
  x: number;
  y: number;
}

export const CENTER: Point = { x: 50, y: 50 };

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

/** Where a pointer is on a picture, in whole percent. Positions and the picture's box in px of the window. */
export const pointAt = (
  pointer: { clientX: number; clientY: number },
  box: { left: number; top: number; width: number; height: number },
): Point => ({
  x: within(((pointer.clientX - box.left) / box.width) * 100),
  y: within(((pointer.clientY - box.top) / box.height) * 100),
});

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The point after an arrow key: 1 % further, with Shift 10 %. Undefined for other keys. */
export function pointAfterKey(
  { x, y }: Point,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): Point | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const by = shiftKey ? 10 : 1;
  return { x: within(x + direction[0] * by), y: within(y + direction[1] * by) };
}
