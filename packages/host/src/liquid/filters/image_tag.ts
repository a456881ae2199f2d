import { Drop, readMember, toNumber, toText } from '@vitrine/liquid';
import { attributes } from '@vitrine/liquid/platform/attributes.ts';
import { type Picture, PictureAddress, pictureOf, withParameters } from '@vitrine/liquid/platform/picture.ts';
import { sizedAddress } from '@vitrine/liquid/platform/sized-address.ts';
import type { Filter, FilterTable, RenderState } from '../extension.ts';

/** Widths offered besides the requested one, px. */
const USUAL_WIDTHS = [352, 832, 1200, 1920];
/** Sections from here on are below the fold: their pictures load late. */
const FIRST_LAZY_SECTION = 4;

/** The parameters in an address made by `image_url`, and the picture's data by its name. */
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

/** The widths a theme lists, as far as the picture goes; else the usual ones up to the width asked for, and the one shown. */
function offeredWidths(source: Source, shown: unknown, requested: unknown, natural: number | undefined): number[] {
  const list = toText(requested)
    .split(',')
    .map((part) => Math.trunc(toNumber(part)))
    .filter((width) => width > 0);
  const most = (list.length > 0 ? natural : undefined) ?? source.width ?? 0;
  const widths = list.length > 0 ? list : [...USUAL_WIDTHS, Math.trunc(toNumber(shown))];
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
  const picture = input instanceof PictureAddress ? input.picture : pictureOf(input, state.host);
  const address = input instanceof Drop && !input.asText ? (picture?.address ?? '') : toText(input);
  if (address === '') return '';
  if (named.preload === true) state.host.preload?.(address, 'image');
  const asked = parseSource(address);
  const source = sized(asked, picture);
  const { widths, preload, width, height, srcset: given, alt, style, ...rest } = named;
  // A width or a height of the theme's takes the place of both.
  const shown = 'width' in named || 'height' in named ? { width, height } : source;
  const generated = () =>
    srcset({ ...source, height: asked.height }, offeredWidths(source, shown.width, widths, picture?.width));
  const position = picture?.position === undefined ? undefined : `object-position:${picture.position};`;
  return `<img${attributes({
    src: address,
    alt: alt ?? positionalAlt ?? picture?.alt ?? '',
    srcset: 'srcset' in named ? given : generated(),
    width: shown.width,
    height: shown.height,
    loading: preload === undefined && isBelowFold(state) ? 'lazy' : undefined,
    fetchpriority: preload === true ? 'high' : undefined,
    ...rest,
    style:
      [position, style]
        .filter((part) => part !== undefined && part !== null)
        .map(toText)
        .join('') || undefined,
  })}>`;
};

/** The other side follows from the picture's ratio. */
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
const imgTag: Filter = (input, [alt, className, size], _named, { host: services }) => {
  const picture = pictureOf(input, services);
  if (!picture) return '';
  const src = sizedAddress(picture.address, toText(size), {});
  return `<img${attributes({ src, alt: toText(alt ?? picture.alt), class: className })} />`;
};

export const imageTagFilters: FilterTable = { image_tag: imageTag, img_tag: imgTag };
