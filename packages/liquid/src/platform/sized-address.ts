import type { NamedArguments } from '../filters/filter.ts';
import { toNumber } from '../values/number.ts';
import { toText } from '../values/print.ts';
import { SIZE_WORDS } from './picture-sizes.ts';

const SIDES = /^(?:\d{1,5}x\d{0,5}|x\d{1,5})$/;
const CROPS = ['top', 'center', 'bottom', 'left', 'right'];

/**
 * The address of a picture in one of the older sizes, which are part of the file name: `a_large.jpg`, `a_300x200_crop_center@2x.jpg`. Words
 * that are no size (`master`, `original`) give the original picture. `format: 'jpg'` and `'pjpg'` end the name in `.jpg`: `a_300x.png.jpg`,
 * `a_300x.progressive.png.jpg`.
 */
export function sizedAddress(address: string, size: string, { crop, scale, format }: NamedArguments): string {
  const sides = SIDES.test(size);
  if (!sides && !Object.hasOwn(SIZE_WORDS, size)) return address;
  const anchor = CROPS.includes(toText(crop)) ? `_crop_${toText(crop)}` : '';
  const factor = Math.trunc(toNumber(scale));
  const suffix = `_${size}${anchor}${sides && (factor === 2 || factor === 3) ? `@${factor}x` : ''}`;
  const name = toText(format);
  const progressive = name === 'pjpg' ? '.progressive' : '';
  return address.replace(/(\.\w+)?(\?|$)/, (_match, extension = '', end) => {
    const converted = (progressive || name === 'jpg') && !/^\.jpe?g$/i.test(extension) ? '.jpg' : '';
    return `${suffix}${progressive}${extension}${converted}${end}`;
  });
}
