/** `data/objects.ts` on plain values. */
import { ListDrop } from '@vitrine/liquid';
import { isBlank } from '@vitrine/liquid/values/compare.ts';
import { pageSizeOf, pagingOf } from '../../parity/paging.ts';
import type { ImageOptions, Picture } from '../objects.ts';
import { itemsOf, readPath } from './lists.ts';
import { filtered, valuePage } from './page.ts';

export const maybe = <T, R>(x: T | null | undefined, build: (x: T) => R): R | null =>
  x === null || x === undefined || isBlank(x) ? null : build(x);

export const fallback = <T>(x: T | null | undefined, y: T): T => filtered(x, 'default', [y]) as T;

export const once = <T>(x: T): T => x;

interface Pictured {
  width: number;
  height: number;
  alt: string | null;
}

export const image = (x: Pictured | null | undefined, options: ImageOptions = {}): Picture | null => {
  const { width = 1200, widths = [], sizes = '', height, crop, alt } = options;
  return maybe(x, (picture) => {
    const at = (w: number): string => {
      const h = height === undefined ? undefined : Math.round((height * w) / width);
      return filtered(picture, 'image_url', [], {
        width: w,
        ...(h ? { height: h } : {}),
        ...(crop ? { crop } : {}),
      }) as string;
    };
    return {
      src: at(width),
      srcset: widths.map((w) => `${at(w)} ${w}w`).join(', '),
      sizes,
      width: height && crop ? width : picture.width,
      height: height && crop ? height : picture.height,
      alt: alt ?? picture.alt ?? '',
    };
  });
};

export const imageUrl = (x: unknown, width: number): string => filtered(x, 'image_url', [], { width }) as string;

type Metafields = Readonly<Record<string, Readonly<Record<string, { value: unknown } | undefined>> | undefined>>;

export const fieldOf = <T>(field: { value?: unknown } | null | undefined): T | null =>
  (field?.value ?? null) as T | null;

export const metafield = <T>(
  x: { metafields?: Metafields } | null | undefined,
  namespace: string,
  key: string,
): T | null => (x?.metafields?.[namespace]?.[key]?.value ?? null) as T | null;

export const onPage = <T>(at: string): T => readPath(valuePage().globals, at) as T;

interface OfKind {
  type: string;
}

export const blocks = (
  section: { blocks: Iterable<OfKind> },
  kinds: Readonly<Record<string, (block: OfKind) => object>>,
): object[] =>
  itemsOf(section.blocks).flatMap((block) => {
    const make = kinds[block.type];
    return make ? [{ type: block.type, ...make(block) }] : [];
  });

/** Within `build` every reader of the list sees its current page. */
export const paginate = <T, R>(
  items: Iterable<T> | null | undefined,
  size: number,
  build: (items: unknown, page: object) => R,
): R => {
  const total = items instanceof ListDrop ? items.total : itemsOf(items).length;
  const paging = pagingOf(total, pageSizeOf(size), valuePage().number);
  const { current_offset: offset, page_size: count } = paging;
  if (!(items instanceof ListDrop)) return build(itemsOf(items).slice(offset, offset + count), paging);
  let built: { whole: R } | undefined;
  items.withWindow(offset, count, () => {
    built = { whole: build(items, paging) };
  });
  if (built === undefined) throw new Error('A window on a list was not opened');
  return built.whole;
};
