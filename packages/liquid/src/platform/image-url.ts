import type { NamedArguments } from '../filters/filter.ts';
import { LiquidError } from '../runtime/error.ts';
import { toNumber } from '../values/number.ts';
import { toText } from '../values/print.ts';
import type { PlatformFilter, PlatformFilterTable } from './filter.ts';
import { type Picture, PictureAddress, pictureOf, requirePicture, withParameters } from './picture.ts';
import { MAX_SIDE, SIZE_WORDS } from './picture-sizes.ts';
import { sizedAddress } from './sized-address.ts';

const CROPS = ['top', 'center', 'bottom', 'left', 'right', 'region'];
const FORMATS = ['jpg', 'pjpg', 'webp', 'avif', 'png'];
const OPTIONS = ['crop_left', 'crop_top', 'crop_width', 'crop_height', 'pad_color', 'quality'];

/** A width or height in px, or undefined. */
function side(value: unknown, name: string): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const pixels = Math.trunc(toNumber(value));
  if (pixels < 1 || pixels > MAX_SIDE) throw new LiquidError(`${name} must be between 1 and ${MAX_SIDE}`);
  return String(pixels);
}

/** What an argument becomes in the address; unknown ones and blank ones nothing. */
function parameter(name: string, value: unknown): string | undefined {
  if (name === 'width' || name === 'height') return side(value, name);
  const text = toText(value);
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

const imageUrl: PlatformFilter = (input, _args, named, { host: services }) => {
  const picture = requirePicture(input, 'image_url', services);
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
const imgUrl =
  (usual: string): PlatformFilter =>
  (input, [size = usual], named, { host: services }) => {
    const picture = pictureOf(input, services);
    return picture ? sizedAddress(picture.address, toText(size), named) : '';
  };

export const imageUrlFilters: PlatformFilterTable = {
  image_url: imageUrl,
  img_url: imgUrl('small'),
  product_img_url: imgUrl('small'),
  collection_img_url: imgUrl('original'),
  article_img_url: imgUrl('small'),
};
