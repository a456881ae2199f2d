import { MAX_SIDE, SIZE_WORDS } from '../../images/request.ts';
import { LiquidError } from '../language/error.ts';
import type { Filter, FilterTable, NamedArguments } from '../language/filter.ts';
import { toInteger } from '../language/number.ts';
import { print } from '../language/print.ts';
import { type Picture, PictureAddress, pictureOf, requirePicture, withParameters } from './picture.ts';

const CROPS = ['top', 'center', 'bottom', 'left', 'right', 'region'];
const FORMATS = ['jpg', 'pjpg', 'webp', 'avif', 'png'];
const OPTIONS = ['crop_left', 'crop_top', 'crop_width', 'crop_height', 'pad_color', 'quality'];

/** A width or height in px, or undefined. */
function side(value: unknown, name: string): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const pixels = toInteger(value);
  if (pixels < 1 || pixels > MAX_SIDE) throw new LiquidError(`${name} must be between 1 and ${MAX_SIDE}`);
  return String(pixels);
}

/** What an argument becomes in the address; unknown ones and blank ones nothing. */
function parameter(name: string, value: unknown): string | undefined {
  if (name === 'width' || name === 'height') return side(value, name);
  const text = print(value);
  if (name === 'crop') return CROPS.includes(text) ? text : undefined;
  if (name === 'format') return FORMATS.includes(text) ? text : undefined;
  return text !== '' && OPTIONS.includes(name) ? text : undefined;
}

/** The address of a picture in a size: `//host/cdn/shop/files/a.jpg?v=1&width=800`. */
export function imageAddress(picture: Picture, named: NamedArguments): string {
  const parameters: Record<string, string | undefined> = {};
  for (const name in named) parameters[name] = parameter(name, named[name]);
  return withParameters(picture.address, parameters);
}

const imageUrl: Filter = (input, _args, named, { services }) => {
  const picture = requirePicture(input, 'image_url', services);
  if (named.width === undefined && named.height === undefined)
    throw new LiquidError('image_url requires a width or height');
  return new PictureAddress(imageAddress(picture, named), picture);
};

/** `medium`, `300x`, `x200`, `300x200`; `master` and `original` are the picture as it is. */
export function namedSize(size: string): { width?: string; height?: string } {
  const fixed = Object.hasOwn(SIZE_WORDS, size) ? SIZE_WORDS[size] : undefined;
  if (fixed !== undefined) return { width: String(fixed), height: String(fixed) };
  const [, width, height] = /^(\d{0,4})x(\d{0,4})$/.exec(size) ?? [];
  return { ...(width ? { width } : {}), ...(height ? { height } : {}) };
}

/** `img_url: '300x200', crop: 'center', scale: 2`, and its siblings for one kind of object each. */
const imgUrl: Filter = (input, [size = 'small'], named, { services }) => {
  const picture = pictureOf(input, services);
  if (!picture) return '';
  const { width, height } = namedSize(print(size));
  const scale = Math.max(1, Math.min(3, toInteger(named.scale ?? 1)));
  const scaled = (value: string | undefined) =>
    value === undefined ? undefined : Math.min(MAX_SIDE, Number(value) * scale);
  return imageAddress(picture, { ...named, width: scaled(width), height: scaled(height) });
};

export const imageUrlFilters: FilterTable = {
  image_url: imageUrl,
  img_url: imgUrl,
  product_img_url: imgUrl,
  collection_img_url: imgUrl,
  article_img_url: imgUrl,
};
