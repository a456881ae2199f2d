/**
 * A parsed picture address (docs/platform.md: image URLs): size, crop, format, quality and padding, from the query or from the older
 * `_400x400_crop_center@2x` suffix of the file name.
 */

import { MAX_SIDE, SIZE_WORDS } from '@vitrine/liquid/platform/picture-sizes.ts';

export type CropAnchor = 'center' | 'top' | 'bottom' | 'left' | 'right';
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PictureRequest {
  /** px; null follows from the ratio. */
  width: number | null;
  height: number | null;
  crop: CropAnchor | Region | null;
  /** Null: chosen by `Accept`. */
  format: PictureFormat | null;
  progressive: boolean;
  /** 1–100; null is the house's own choice by format. */
  quality: number | null;
  /** `rrggbb`; fills up to the whole of width × height. */
  padColor: string | null;
}

export type PictureParse = { ok: true; value: PictureRequest } | { ok: false; error: string };

const ANCHORS: readonly CropAnchor[] = ['center', 'top', 'bottom', 'left', 'right'];
const FORMATS: Record<string, PictureFormat> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  pjpg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
};

const PLAIN: PictureRequest = {
  width: null,
  height: null,
  crop: null,
  format: null,
  progressive: false,
  quality: null,
  padColor: null,
};

/** Whether the original file is requested. */
export function isOriginal(request: PictureRequest): boolean {
  return (
    request.width === null &&
    request.height === null &&
    request.crop === null &&
    request.format === null &&
    request.quality === null
  );
}

/** Reads the query of a picture address. Sizes beyond the bound and unknown words are errors; other names are ignored. */
export function parsePictureQuery(query: URLSearchParams): PictureParse {
  const width = side(query.get('width'));
  const height = side(query.get('height'));
  if (width === undefined || height === undefined)
    return fail(`width and height are whole numbers from 1 to ${MAX_SIDE}`);
  const crop = cropOf(query);
  if (crop === undefined) return fail('crop is center, top, bottom, left, right or region');
  const formatName = query.get('format');
  const format = formatName === null ? null : FORMATS[formatName];
  if (format === undefined) return fail('format is jpg, pjpg, png, webp or avif');
  const qualityText = query.get('quality');
  const quality = qualityText === null ? null : whole(qualityText, 100);
  if (quality === undefined) return fail('quality is a whole number from 1 to 100');
  const pad = query.get('pad_color')?.replace(/^#/, '').toLowerCase() ?? null;
  if (pad !== null && !/^[0-9a-f]{6}$/.test(pad)) return fail('pad_color is a colour like ffffff');
  return {
    ok: true,
    value: { width, height, crop, format, progressive: formatName === 'pjpg', quality, padColor: pad },
  };
}

const SUFFIX =
  /^(?<stem>.+?)_(?:(?<word>pico|icon|thumb|small|compact|medium|large|grande|original|master)|(?<width>\d{1,5})?x(?<height>\d{1,5})?)(?:_crop_(?<crop>center|top|bottom|left|right))?(?:@(?<scale>[23])x)?(?<progressive>\.progressive)?(?<ext>\.[A-Za-z0-9]+)(?<jpeg>\.jpg)?$/;

/**
 * Splits the older suffix off a file name: `a_400x.jpg` → `a.jpg` at 400 px wide; `a_400x.png.jpg` → `a.png` as JPEG. Null when the name has none.
 * The caller looks for a file of the full name first, because a merchant may have named a file that way.
 */
export function parseLegacyName(name: string): { name: string; request: PictureRequest } | null {
  const match = SUFFIX.exec(name)?.groups;
  if (!match?.stem || !match.ext) return null;
  if (!match.word && !match.width && !match.height) return null;
  const scale = Number(match.scale ?? 1);
  const named = match.word ? (SIZE_WORDS[match.word] ?? null) : undefined;
  const width = named === undefined ? scaled(match.width, scale) : named && named * scale;
  const height = named === undefined ? scaled(match.height, scale) : named && named * scale;
  if (width === undefined || height === undefined) return null;
  const crop = ANCHORS.find((anchor) => anchor === match.crop) ?? null;
  return {
    name: `${match.stem}${match.ext}`,
    request: {
      ...PLAIN,
      width,
      height,
      crop,
      format: match.jpeg === undefined ? null : 'jpeg',
      progressive: match.progressive !== undefined,
    },
  };
}

function scaled(text: string | undefined, scale: number): number | null | undefined {
  if (text === undefined) return null;
  const value = whole(text, MAX_SIDE);
  return value === undefined ? undefined : Math.min(value * scale, MAX_SIDE);
}

function cropOf(query: URLSearchParams): PictureRequest['crop'] | undefined {
  const word = query.get('crop');
  if (word === null) return null;
  if (word !== 'region') return ANCHORS.find((anchor) => anchor === word);
  const [left, top] = [query.get('crop_left') ?? '0', query.get('crop_top') ?? '0'].map(Number);
  const width = whole(query.get('crop_width') ?? '', 20_000);
  const height = whole(query.get('crop_height') ?? '', 20_000);
  if (left === undefined || top === undefined || width === undefined || height === undefined) return undefined;
  if (!Number.isSafeInteger(left) || !Number.isSafeInteger(top) || left < 0 || top < 0) return undefined;
  return { left, top, width, height };
}

function side(text: string | null): number | null | undefined {
  return text === null || text === '' ? null : whole(text, MAX_SIDE);
}

function whole(text: string, max: number): number | undefined {
  if (!/^\d{1,6}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= 1 && value <= max ? value : undefined;
}

function fail(error: string): PictureParse {
  return { ok: false, error };
}
