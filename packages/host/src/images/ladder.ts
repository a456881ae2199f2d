import type { CropAnchor, PictureFormat, PictureRequest, Region } from './request.ts';

/**
 * The lengths a picture is rendered in, px: the platform's named sizes and their multiples for dense screens, and common `srcset` widths.
 * Any number may be requested, so the number of renditions has to be bounded.
 */
export const SIDES: readonly number[] = [
  16, 32, 48, 50, 64, 80, 96, 100, 120, 128, 150, 160, 180, 192, 200, 240, 256, 280, 300, 320, 350, 352, 360, 390, 400,
  440, 480, 512, 560, 600, 640, 700, 720, 750, 780, 800, 832, 900, 960, 1000, 1024, 1050, 1080, 1100, 1200, 1280, 1400,
  1440, 1500, 1600, 1800, 1920, 2000, 2048, 2200, 2400, 2560, 2800, 3072, 3200, 3840, 4096, 4800, 5760,
];

/** Qualities a picture is made in, where an address names one. */
export const QUALITIES: readonly number[] = [40, 50, 60, 70, 80, 90, 100];

/**
 * A box that is cut or padded has one of these many shapes a direction: its shorter side in parts of its longer one. 16:9,
 * 4:5, 3:4, 2:3 and 1200 × 630 are among them exactly; any other differs by a fifth of a hundredth at most.
 */
export const SHAPES = 240;

/** Lines a direction that a cut region of a picture lies on. */
export const GRID = 64;

/** Between two values of a padding's color channel; a difference of two in 255 is not seen. */
const COLOR_STEP = 5;

export interface Size {
  /** px */
  width: number;
  height: number;
}

/** One rendition of a picture: the request, rounded to the ladder. Equal plans are one file. */
export interface Rendition extends Size {
  /** The part of the picture it shows, px of the picture; null is the whole. */
  region: Region | null;
  /** What stays where `width` × `height` has another shape than the region; null where the shapes are the same. */
  anchor: CropAnchor | null;
  /** The box around the picture, its color as `rrggbb`. */
  padding: (Size & { color: string }) | null;
  format: PictureFormat;
  progressive: boolean;
  /** Null is the format's own; so it is for PNG, which has none. */
  quality: number | null;
}

/** The rendition for a request of a picture of the size `natural`: never larger than the picture, and never smaller than requested. */
export function planRendition(request: PictureRequest, natural: Size, format: PictureFormat): Rendition {
  const region = typeof request.crop === 'object' && request.crop !== null ? snapRegion(request.crop, natural) : null;
  const isWhole = region === null || (region.width === natural.width && region.height === natural.height);
  return {
    region: isWhole ? null : region,
    ...shapeOf(request, region ?? natural),
    format,
    progressive: format === 'jpeg' && request.progressive,
    quality: format === 'png' || request.quality === null ? null : up(QUALITIES, request.quality),
  };
}

function shapeOf(
  { width, height, crop, padColor }: PictureRequest,
  from: Size,
): Size & Pick<Rendition, 'anchor' | 'padding'> {
  if (width === null || height === null) return { ...fitted(width, height, from), anchor: null, padding: null };
  if (padColor !== null) return padded(boxOf({ width, height }), from, snapColor(padColor));
  if (typeof crop === 'string') return { ...cut(boxOf({ width, height }), from, crop), padding: null };
  return { ...fitted(width, height, from), anchor: null, padding: null };
}

/** The whole within a width, a height or both: the tighter of them is brought to the ladder. */
function fitted(width: number | null, height: number | null, from: Size): Size {
  const across = width === null ? Number.POSITIVE_INFINITY : width / from.width;
  const down = height === null ? Number.POSITIVE_INFINITY : height / from.height;
  const side = across <= down ? width : height;
  if (side === null) return from;
  const scale = Math.min(1, up(SIDES, side) / (across <= down ? from.width : from.height));
  return scaled(from, scale);
}

/** A box in the nearest of the shapes, with its width on the ladder and no side smaller than requested. */
function boxOf({ width, height }: Size): Size {
  const parts = (ratio: number) => Math.max(1, Math.round(ratio * SHAPES));
  const ratio = height <= width ? parts(height / width) / SHAPES : SHAPES / parts(width / height);
  // Half a pixel is rounding: 400 × 533 is 3:4.
  const side = up(SIDES, Math.max(width, (height - 0.5) / ratio));
  return { width: side, height: side * ratio };
}

/** The largest box of this shape that needs no enlargement. */
function cut(box: Size, from: Size, anchor: CropAnchor): Size & { anchor: CropAnchor | null } {
  const size = scaled(box, Math.min(1, from.width / box.width, from.height / box.height));
  const isWhole = Math.abs(size.width * from.height - size.height * from.width) < Math.max(from.width, from.height);
  if (isWhole) return { ...size, anchor: null };
  // A picture that loses only its sides has no top to hold on to.
  const losesSides = size.width * from.height < size.height * from.width;
  const holds = losesSides ? anchor === 'left' || anchor === 'right' : anchor === 'top' || anchor === 'bottom';
  return { ...size, anchor: holds ? anchor : 'center' };
}

/** A box of this shape with the picture in its middle; no side of it is longer than the picture's longer one. */
function padded(box: Size, from: Size, color: string): Size & Pick<Rendition, 'anchor' | 'padding'> {
  const touching = Math.max(from.width / box.width, from.height / box.height);
  const longest = Math.max(from.width, from.height) / Math.max(box.width, box.height);
  const padding = scaled(box, Math.min(1, touching, longest));
  const inside = scaled(from, Math.min(padding.width / from.width, padding.height / from.height, 1));
  return { ...inside, anchor: null, padding: { ...padding, color } };
}

/** The region between grid lines that contains the requested one, cropped to its shape. What lies outside the picture is cut first. */
function snapRegion(asked: Region, natural: Size): Region {
  const left = Math.min(asked.left, natural.width - 1);
  const top = Math.min(asked.top, natural.height - 1);
  const across = between(left, Math.min(left + asked.width, natural.width), natural.width);
  const down = between(top, Math.min(top + asked.height, natural.height), natural.height);
  const shape = boxOf({
    width: Math.min(asked.width, natural.width - left),
    height: Math.min(asked.height, natural.height - top),
  });
  const scale = Math.min(across.length / shape.width, down.length / shape.height);
  const { width, height } = scaled(shape, scale);
  return {
    left: across.start + Math.floor((across.length - width) / 2),
    top: down.start + Math.floor((down.length - height) / 2),
    width,
    height,
  };
}

/** From the grid line before `from` to the one after `to`, px. */
function between(from: number, to: number, length: number): { start: number; length: number } {
  const start = Math.floor((Math.floor((from * GRID) / length) * length) / GRID);
  const end = Math.ceil((Math.ceil((to * GRID) / length) * length) / GRID);
  return { start, length: Math.min(end, length) - start };
}

function snapColor(color: string): string {
  const snapped = (at: number) => Math.round(Number.parseInt(color.slice(at, at + 2), 16) / COLOR_STEP) * COLOR_STEP;
  return [0, 2, 4].map((at) => snapped(at).toString(16).padStart(2, '0')).join('');
}

const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});

/** The smallest step that is not below `value`; the last where none is. */
const up = (steps: readonly number[], value: number): number =>
  steps.find((step) => step >= value) ?? steps.at(-1) ?? value;
