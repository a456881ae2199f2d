import { Drop } from '../drop.ts';
import type { Filter, FilterTable } from '../language/filter.ts';
import { toInteger } from '../language/number.ts';
import { print } from '../language/print.ts';
import { readMember } from '../language/property.ts';
import type { RenderState } from '../language/state.ts';
import { namedSize } from './image_url.ts';
import { type Picture, PictureAddress, pictureOf, withParameters } from './picture.ts';
import { attributes } from './tag.ts';

/** Widths offered besides the one asked for, px. */
const USUAL_WIDTHS = [352, 832, 1200, 1920];
/** Sections from here on are below the fold: their pictures load late. */
const FIRST_LAZY_SECTION = 4;

/** What an address made by `image_url` says of itself, and what is known of the picture by its name. */
interface Source {
  address: string;
  width: number | undefined;
  height: number | undefined;
}

function parseSource(address: string): Source {
  const query = new URLSearchParams(address.split('?')[1] ?? '');
  const side = (name: string) => Number(query.get(name)) || undefined;
  return { address, width: side('width'), height: side('height') };
}

/** Candidates of a `srcset`: the picture in other widths, in the same shape. */
function srcset({ address, width, height }: Source, widths: readonly number[]): string | undefined {
  if (width === undefined) return undefined;
  const candidates = widths.map((candidate) => {
    const scaled = height === undefined ? undefined : String(Math.round((height * candidate) / width));
    return `${withParameters(address, { width: String(candidate), height: scaled })} ${candidate}w`;
  });
  return candidates.length > 0 ? candidates.join(', ') : undefined;
}

/** The widths a theme lists, as far as the picture goes; else the usual ones up to the width asked for. */
function offeredWidths(source: Source, wanted: unknown, natural: number | undefined): number[] {
  const list = print(wanted)
    .split(',')
    .map((part) => toInteger(part))
    .filter((width) => width > 0);
  const most = (list.length > 0 ? natural : undefined) ?? source.width ?? 0;
  const widths = list.length > 0 ? list : [...USUAL_WIDTHS, most];
  return [...new Set(widths)].filter((width) => width > 0 && width <= most).sort((a, b) => a - b);
}

function isBelowFold(state: RenderState): boolean {
  const index = readMember(state.lookup('section'), 'index');
  return typeof index === 'number' && index >= FIRST_LAZY_SECTION;
}

/**
 * `image | image_url: width: 800 | image_tag: widths: '200, 400', loading: 'lazy'`. Alternative text and focal point
 * come from the picture behind the address.
 */
const imageTag: Filter = (input, [positionalAlt], named, state) => {
  const picture = input instanceof PictureAddress ? input.picture : pictureOf(input, state.services);
  const address = input instanceof Drop && !input.asText ? (picture?.address ?? '') : print(input);
  if (address === '') return '';
  if (named.preload === true) state.services.preload?.(address, 'image');
  const asked = parseSource(address);
  const source = sized(asked, picture);
  const { widths, preload, width, height, srcset: given, alt, style, ...rest } = named;
  const generated = () => srcset({ ...source, height: asked.height }, offeredWidths(source, widths, picture?.width));
  const position = picture?.position === undefined ? undefined : `object-position:${picture.position};`;
  return `<img${attributes({
    src: address,
    alt: alt ?? positionalAlt ?? picture?.alt ?? '',
    srcset: 'srcset' in named ? given : generated(),
    width: 'width' in named ? width : source.width,
    height: 'height' in named ? height : source.height,
    loading: preload === undefined && isBelowFold(state) ? 'lazy' : undefined,
    fetchpriority: preload === true ? 'high' : undefined,
    ...rest,
    style:
      [position, style]
        .filter((part) => part !== undefined && part !== null)
        .map(print)
        .join('') || undefined,
  })}>`;
};

/** The side that was not asked for follows from the picture's shape. */
function sized(source: Source, picture: Picture | undefined): Source {
  const ratio = picture?.width && picture.height ? picture.width / picture.height : undefined;
  let { width, height } = source;
  if (picture?.width !== undefined && width !== undefined) width = Math.min(width, picture.width);
  if (width === undefined && height === undefined) {
    width = picture?.width;
    height = picture?.height;
  } else if (ratio !== undefined) {
    if (width === undefined && height !== undefined) width = Math.round(height * ratio);
    else if (height === undefined && width !== undefined) height = Math.round(width / ratio);
  }
  return { ...source, width, height };
}

/** `img_tag: 'alt', 'class', 'size'` of older themes. */
const imgTag: Filter = (input, [alt, className, size], _named, { services }) => {
  const picture = pictureOf(input, services);
  if (!picture) return '';
  const src = size === undefined ? picture.address : withParameters(picture.address, namedSize(print(size)));
  return `<img${attributes({ src, alt: print(alt ?? picture.alt), class: className })} />`;
};

export const imageTagFilters: FilterTable = { image_tag: imageTag, img_tag: imgTag };
