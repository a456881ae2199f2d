/** Helpers of `data` for the platform's objects. */
import type { BlockObject, Blocks, SectionObject } from '../define-section.ts';
import type { ImageObject } from '../platform/media.ts';
import type { MetafieldObject } from '../platform/metafields.ts';
import type { PaginateObject } from '../platform/paginate.ts';
import type { Settings } from '../settings.ts';
import { compare, not } from '../symbol/condition.ts';
import { equal, isNull } from '../symbol/js-conditions.ts';
import { BLANK, type LeafType, type Node, nodeOf } from '../symbol/node.ts';
import { operations } from '../symbol/operations.ts';
import { recording } from '../symbol/recording.ts';
import { refuse } from '../symbol/refuse.ts';
import { branch, filter, leaf, list, member, text } from '../symbol/value.ts';

/** `build(x)`, or null where x is nil, blank or empty. */
export function maybe<T, R>(x: T | null | undefined, build: (x: T) => R): R | null {
  const present = nodeOf(x)?.kind === 'branch' ? not(isNull(x)) : not(compare(x, '==', BLANK));
  return branch(
    nodeOf(x) === undefined ? not(isNull(x)) : present,
    nodeOf(x) === undefined && x == null ? null : build(x as T),
    null,
  ) as R | null;
}

/** `x`, or `y` where x is nil, false or empty (the `default` filter). */
export const fallback = <T>(x: T | null | undefined, y: T): T => {
  const node = nodeOf(x);
  if (node === undefined) return x || y;
  return node.kind === 'leaf' && nodeOf(y)?.kind !== 'branch' && (typeof y !== 'object' || nodeOf(y) !== undefined)
    ? (filter(x, 'default', [y], {}, typeof y === 'string' ? 'string' : 'unknown') as T)
    : (branch(compare(x, '==', BLANK), y, x) as T);
};

/**
 * `x`, read once where it first stands and held in a variable there: for an object of which much is read, for a condition that is asked
 * again, and for a choice that would else be written, and made, anew for each of its members.
 */
export const once = <T>(x: T): T => {
  const node = nodeOf(x);
  if (node === undefined) return x;
  const { type, nullable } = node.kind === 'leaf' ? node : { type: KINDS[node.kind] ?? 'unknown', nullable: false };
  return leaf({ of: x, path: '', held: true }, { type, nullable, sure: node.kind === 'test' }) as T;
};
const KINDS: Partial<Record<Node['kind'], LeafType>> = { test: 'boolean', text: 'string', joined: 'string' };

/** A picture for the payload. Sizes are pixels; `alt` is empty where the merchant wrote none. */
export interface Picture {
  src: string;
  /** Empty unless `widths` are asked for. */
  srcset: string;
  sizes: string;
  width: number;
  height: number;
  alt: string;
}

export interface ImageOptions {
  /** Width of `src`. */
  width?: number;
  /** Widths offered in `srcset`. */
  widths?: readonly number[];
  sizes?: string;
  height?: number;
  crop?: 'center' | 'top' | 'bottom' | 'left' | 'right';
  /** Instead of the image's own. */
  alt?: string;
}

/**
 * The platform's rendition of a picture (contract §8.4): it never enlarges, so a wide `width` is safe. Null where
 * there is no picture.
 */
export function image(x: ImageObject, options?: ImageOptions): Picture;
export function image(x: ImageObject | null | undefined, options?: ImageOptions): Picture | null;
export function image(x: ImageObject | null | undefined, options: ImageOptions = {}): Picture | null {
  const { width = 1200, widths, sizes = '', height, crop, alt } = options;
  return maybe(x, (picture) => {
    // The platform writes the width last (contract §4.1): the addresses of other widths begin as this one does.
    const addresses = (src: unknown, others: readonly number[]) => {
      const begin = once(filter(src, 'remove_last', [operations.string(width)]));
      return others.map((w) => (height === undefined ? [begin, `${w} ${w}w`] : [at(w), ` ${w}w`]));
    };
    const at = (w: number) => {
      const h = height === undefined ? undefined : Math.round((height * w) / width);
      return filter(
        picture,
        'image_url',
        [],
        { width: w, ...(h ? { height: h } : {}), ...(crop ? { crop } : {}) },
        'string',
      );
    };
    const src = widths ? once(at(width)) : at(width);
    return {
      src,
      srcset: widths ? text(addresses(src, widths).flatMap((address, i) => [i > 0 ? ', ' : '', ...address])) : '',
      sizes,
      width: height && crop ? width : member(picture, 'width', 'integer'),
      height: height && crop ? height : member(picture, 'height', 'integer'),
      alt: alt ?? member(picture, 'alt', 'string'),
    } as Picture;
  });
}

/** Address of one rendition. */
export const imageUrl = (x: ImageObject | null, width: number): string =>
  filter(x, 'image_url', [], { width }, 'string') as string;

/** The value of a metafield: null where the resource has none. */
export const metafield = <T = string>(
  x: { metafields: Record<string, Record<string, MetafieldObject>> } | null,
  namespace: string,
  key: string,
): T | null => {
  const fields = once(read(read(x, 'metafields'), namespace));
  return read(read(fields, key), 'value') as T | null;
};
const read = (o: unknown, key: string): unknown =>
  o === null || o === undefined ? undefined : (o as Record<string, unknown>)[key];

/** A global of the page by its path, for what is shared by sections and gets no globals: `onPage<boolean>('settings.card_rating')`. */
export const onPage = <T>(path: string): T => leaf(path) as T;

type Kinds<B extends Blocks, M> = {
  [K in keyof M]: M[K] extends (b: never) => infer R ? R & { type: K } : never;
}[keyof M] & { [K in keyof B]?: unknown } & object;

/** The section's blocks, in order, as a union told apart by `type`. Blocks of a kind not named are left out. */
export function blocks<
  S extends Settings,
  B extends Blocks,
  M extends { [K in keyof B & string]?: (block: Extract<BlockObject<B>, { type: K }>) => object },
>(section: SectionObject<S, B>, kinds: M): Kinds<Record<never, never>, M>[] {
  const names = Object.entries(kinds) as [string, (block: unknown) => object][];
  const known = recording().blockTypes;
  if (names.length === 0) refuse('`blocks` is given no kinds', 'Name at least one');
  // Kinds not named must not leave holes in the payload: with some left out, the list is filtered first.
  const partial = names.length < known.length;
  const [only] = names;
  if (partial && (names.length > 1 || only === undefined)) {
    refuse(
      `\`blocks\` leaves out ${known.filter((k) => !(k in kinds)).join(', ')}`,
      'Name all kinds of blocks, or only one',
    );
  }
  const source = partial ? filter(section.blocks, 'where', ['type', only?.[0]], {}, 'unknown') : section.blocks;
  return list(source, (item) => {
    const made = names.map(([type, make]) => [type, { type, ...make(item) }] as const);
    const rest = made.at(-1)?.[1];
    return made
      .slice(0, -1)
      .reduceRight<unknown>(
        (no, [type, value]) => branch(equal(member(item, 'type', 'string'), type), value, no),
        rest,
      );
  }) as never;
}

/**
 * Splits a list of the page into pages (`{% paginate %}`, contract §3.12): `build` gets the items of the current page.
 * `size` is 1 to 250: a constant or a setting.
 */
export function paginate<T, R>(
  items: readonly T[] | undefined,
  size: number,
  build: (items: T[], page: PaginateObject) => R,
): R {
  const node = nodeOf(items);
  if (node?.kind !== 'leaf' || typeof node.base !== 'string' || node.filters.length > 0) {
    return refuse(
      '`paginate` needs a list of the page itself',
      'Give it e.g. `collection.products`, before any helper or .map',
    );
  }
  const by = nodeOf(size);
  const code =
    by === undefined
      ? String(size)
      : by.kind === 'leaf' && typeof by.base === 'string' && by.filters.length === 0
        ? by.base
        : undefined;
  if (code === undefined)
    return refuse('The page size is not a constant or a setting', 'Use a number or `section.settings.x`');
  recording().wrappers.push({ open: `{% paginate ${node.base} by ${code} %}`, close: '{% endpaginate %}' });
  return build(items as T[], leaf('paginate') as PaginateObject);
}
