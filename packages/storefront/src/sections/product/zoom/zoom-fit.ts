/** A box in the viewport, px. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}
/** Position and clipping of an enlarged picture, as CSS values. */
export interface Pose {
  transform: string;
  clipPath: string;
}

/** By how much a grabbed picture is larger than the open one (rule gallery-16). */
const EXTRA_SCALE = 0.5;

/** The largest box of a picture's shape in the middle of the viewport. */
export function fit(picture: { width: number; height: number }, page: { width: number; height: number }): Box {
  const scale = Math.min(page.width / picture.width, page.height / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  return { left: (page.width - width) / 2, top: (page.height - height) / 2, width, height };
}

/** The pose in which the open picture covers its slot on the page: moved, made smaller, and cut as the slot cuts it. */
export function poseInSlot(open: Box, slot: Box): Pose {
  const scale = Math.max(slot.width / open.width, slot.height / open.height);
  const x = slot.left + slot.width / 2 - (open.left + open.width / 2);
  const y = slot.top + slot.height / 2 - (open.top + open.height / 2);
  const side = Math.max(0, (open.width - slot.width / scale) / 2);
  const end = Math.max(0, (open.height - slot.height / scale) / 2);
  return { transform: `translate(${x}px, ${y}px) scale(${scale})`, clipPath: `inset(${end}px ${side}px)` };
}

export const OPEN: Pose = { transform: 'translate(0px, 0px) scale(1)', clipPath: 'inset(0px 0px)' };

/** The pose enlarged around the pointer: the point under it stays, so that moving to an edge shows that edge of the picture. */
export function poseGrabbed(open: Box, pointer: Point): Pose {
  const x = (open.left + open.width / 2 - pointer.x) * EXTRA_SCALE;
  const y = (open.top + open.height / 2 - pointer.y) * EXTRA_SCALE;
  return { transform: `translate(${x}px, ${y}px) scale(${1 + EXTRA_SCALE})`, clipPath: OPEN.clipPath };
}

/** The address of the widest rendition of a `srcset`; `src` where it has none. */
export function largestOf(srcset: string, src: string): string {
  const renditions = srcset.split(/,\s+/).map((entry) => /^(\S+)\s+(\d+)w$/.exec(entry.trim()));
  return renditions.reduce(
    (best, match) =>
      Number(match?.[2] ?? 0) > best.width ? { url: match?.[1] ?? src, width: Number(match?.[2]) } : best,
    { url: src, width: 0 },
  ).url;
}
