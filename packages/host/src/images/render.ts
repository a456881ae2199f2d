import type { Sharp } from 'sharp';
import type { PictureFormat, PictureRequest } from './request.ts';

/** The picture library is loaded with the first picture: it takes 20 MB. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread for each rendition keeps two cores fair to page renders; no cache keeps idle memory small.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** px²: a picture bomb is refused before it is unpacked. */
const MAX_PIXELS = 100_000_000;

/** Quality by format where the address names none; the values look alike on the cloth of garment pictures. */
const QUALITY: Record<PictureFormat, number> = { jpeg: 82, png: 90, webp: 78, avif: 55 };

export interface RenderedPicture {
  bytes: Buffer;
  format: PictureFormat;
}

/** Makes one rendition. Throws sharp's error when the file is no picture. */
export async function renderPicture(
  file: string,
  request: PictureRequest,
  format: PictureFormat,
): Promise<RenderedPicture> {
  const sharp = await loadSharp();
  const source = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { width = 0, height = 0, orientation = 1 } = await source.metadata();
  const turned = orientation >= 5;
  const natural = turned ? { width: height, height: width } : { width, height };
  let pipeline = source.rotate();
  let from = natural;
  if (request.crop !== null && typeof request.crop === 'object') {
    const region = clipRegion(request.crop, natural);
    if (region) {
      pipeline = pipeline.extract(region);
      from = region;
    }
  }
  pipeline = resize(pipeline, request, from);
  return { bytes: await encode(pipeline, format, request).toBuffer(), format };
}

interface Size {
  width: number;
  height: number;
}

function clipRegion(region: Size & { left: number; top: number }, natural: Size) {
  const left = Math.min(region.left, natural.width - 1);
  const top = Math.min(region.top, natural.height - 1);
  if (natural.width < 1 || natural.height < 1) return null;
  return {
    left,
    top,
    width: Math.min(region.width, natural.width - left),
    height: Math.min(region.height, natural.height - top),
  };
}

function resize(pipeline: Sharp, request: PictureRequest, from: Size): Sharp {
  const { width, height, crop, padColor } = request;
  if (width === null && height === null) return pipeline;
  if (width !== null && height !== null && padColor !== null) {
    const fits = pipeline.resize({ width, height, fit: 'inside', withoutEnlargement: true });
    return padTo(fits, { width, height }, from, padColor);
  }
  if (width !== null && height !== null && typeof crop === 'string') {
    const box = cropBox({ width, height }, from);
    return pipeline.resize({ ...box, fit: 'cover', position: crop === 'center' ? 'centre' : crop });
  }
  return pipeline.resize({
    width: width ?? undefined,
    height: height ?? undefined,
    fit: 'inside',
    withoutEnlargement: true,
  });
}

/** The largest box of the wanted ratio that needs no enlargement. */
export function cropBox(wanted: Size, from: Size): Size {
  const scale = Math.min(1, from.width / wanted.width, from.height / wanted.height);
  return {
    width: Math.max(1, Math.round(wanted.width * scale)),
    height: Math.max(1, Math.round(wanted.height * scale)),
  };
}

function padTo(pipeline: Sharp, box: Size, from: Size, color: string): Sharp {
  const scale = Math.min(1, box.width / from.width, box.height / from.height);
  const inner = { width: Math.round(from.width * scale), height: Math.round(from.height * scale) };
  const x = Math.max(0, box.width - inner.width);
  const y = Math.max(0, box.height - inner.height);
  return pipeline.extend({
    left: Math.floor(x / 2),
    right: Math.ceil(x / 2),
    top: Math.floor(y / 2),
    bottom: Math.ceil(y / 2),
    background: `#${color}`,
  });
}

function encode(pipeline: Sharp, format: PictureFormat, request: PictureRequest): Sharp {
  const quality = request.quality ?? QUALITY[format];
  switch (format) {
    case 'jpeg':
      return pipeline.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: request.progressive });
    case 'png':
      return pipeline.png({ compressionLevel: 8 });
    case 'webp':
      return pipeline.webp({ quality, effort: 2 });
    case 'avif':
      return pipeline.avif({ quality, effort: 1 });
  }
}
