/** Helpers of `data` for the platform's objects. */
import type { BlockObject, Blocks, SectionObject } from '../define-section.ts';
import { each, fork, prune } from '../expression/branching.ts';
import { branch, nilOfChain } from '../expression/choose.ts';
import { all, compare, constant, not, some } from '../expression/condition.ts';
import { filter } from '../expression/filter.ts';
import { list } from '../expression/list.ts';
import { traitsOfName } from '../expression/member-traits.ts';
import { readMember } from '../expression/members.ts';
import { BLANK, type Cond, type Node, nodeOf, type PathTraits, type PathType } from '../expression/node.ts';
import { recording } from '../expression/recording.ts';
import { refuse } from '../expression/refuse.ts';
import { equal, kindOf, truthy } from '../expression/truth.ts';
import { takesType } from '../expression/typed-calls.ts';
import { member, path, text } from '../expression/value.ts';
import type { ImageObject, MetafieldObject, PaginateObject } from '../platform/objects.ts';
import { settingPath } from '../setting-path.ts';
import type { Settings } from '../settings.ts';

/** `build(x)`, or null if x is nil, blank or empty. */
export function maybe<T, R>(x: T | null | undefined, build: (x: T) => R): R | null {
  return fork(
    not(isBlank(x)),
    () => build(prune(x) as T),
    () => null,
  ) as R | null;
}

/** Whether a value is nil, blank or empty. */
function isBlank(x: unknown): Cond {
  const node = nodeOf(x);
  if (node?.kind === 'branch') return some(all(node.cond, isBlank(node.yes)), all(not(node.cond), isBlank(node.no)));
  if (node !== undefined) return compare(x, '==', BLANK);
  const isEmpty = Array.isArray(x) ? x.length === 0 : typeof x === 'string' && x.trim() === '';
  return constant(x === null || x === undefined || x === false || isEmpty);
}

/** `x`, or `y` if x is nil, false or empty (the `default` filter). */
export const fallback = <T>(x: T | null | undefined, y: T): T => {
  const whole = nilOfChain(x) ?? x;
  const node = nodeOf(whole);
  if (node === undefined) return x === null || x === undefined || x === false || x === '' ? y : (x as T);
  if (node.kind === 'path' && nodeOf(y)?.kind !== 'branch' && (typeof y !== 'object' || nodeOf(y) !== undefined))
    return filter(whole, 'default', [y], {}, traitsOfEither(whole, y)) as T;
  return branch(isDefaulted(whole), y, whole) as T;
};

/** Whether the `default` filter returns the other value. */
function isDefaulted(x: unknown): Cond {
  const node = nodeOf(x);
  if (node?.kind === 'branch')
    return some(all(node.cond, isDefaulted(node.yes)), all(not(node.cond), isDefaulted(node.no)));
  return node === undefined || kindOf(x) === 'string' ? not(truthy(x)) : compare(x, '==', BLANK);
}

/** The traits of a choice between two values. */
function traitsOfEither(x: unknown, y: unknown): PathTraits {
  const [one, other] = [traitsOfValue(x), traitsOfValue(y)];
  if (one.type !== other.type || one.object !== other.object)
    return { type: typeof y === 'string' && one.type === 'unknown' ? 'string' : 'unknown' };
  const { type, object, items, nullable = false } = other;
  return { type, object, items: isSameItems(one, other) ? items : undefined, nullable } as PathTraits;
}

const isSameItems = (one: PathTraits, other: PathTraits): boolean =>
  one.items?.type === other.items?.type && one.items?.object === other.items?.object;

/**
 * `x`, assigned to a variable at its first use: for an object with many reads, a repeated condition, or a choice that would otherwise be written
 * and evaluated again for each of its members.
 */
export const once = <T>(x: T): T => {
  const node = nodeOf(x);
  if (node === undefined) return x;
  return path({ of: x, path: '', held: true }, { ...traitsOfValue(x), loop: undefined, filters: [] }) as unknown as T;
};

/** The traits of a value, which its variable has too; for a choice, the traits that all its sides have. */
function traitsOfValue(x: unknown): PathTraits & { sure?: boolean } {
  const node = nodeOf(x);
  if (node?.kind === 'path') return node;
  if (node?.kind === 'branch') {
    const sides = [node.yes, node.no].filter((side) => side !== null && side !== undefined).map(traitsOfValue);
    const [first, second = first] = sides;
    const isSame = first !== undefined && first.type === second?.type && first.object === second?.object;
    const kind = kindOf(x);
    return isSame
      ? {
          ...first,
          ...second,
          nullable: sides.length < 2 || first.nullable === true || second?.nullable === true,
          eitherNil: node.yes === undefined || node.no === undefined || first.eitherNil || second?.eitherNil,
          items: first.items,
        }
      : { type: kind === 'string' ? 'string' : 'unknown' };
  }
  return {
    type: (node && KINDS[node.kind]) ?? (typeof x === 'string' ? 'string' : 'unknown'),
    sure: node?.kind === 'test',
  };
}
const KINDS: Partial<Record<Node['kind'], PathType>> = { test: 'boolean', text: 'string', joined: 'string' };

/** A picture for the payload. Sizes are pixels; `alt` is empty if the merchant wrote none. */
export interface Picture {
  src: string;
  /** Empty without `widths`. */
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
 * The platform's rendition of a picture (docs/platform.md: image URLs): it never enlarges, so a wide `width` is safe. Null where
 * there is no picture.
 */
export function image(x: ImageObject, options?: ImageOptions): Picture;
export function image(x: ImageObject | null | undefined, options?: ImageOptions): Picture | null;
export function image(x: ImageObject | null | undefined, options: ImageOptions = {}): Picture | null {
  const { width = 1200, widths, sizes = '', height, crop, alt } = options;
  return maybe(x, (picture) => {
    // The platform writes the width last (docs/platform.md: filters): the addresses of other widths begin as this one does.
    const addresses = (src: unknown, others: readonly number[]) => {
      const begin = once(filter(src, 'remove_last', [String(width)]));
      return others.map((w) => (height === undefined ? [begin, `${w} ${w}w`] : [at(w), ` ${w}w`]));
    };
    const at = (w: number) => {
      const h = height === undefined ? undefined : Math.round((height * w) / width);
      return filter(
        picture,
        'image_url',
        [],
        { width: w, ...(h ? { height: h } : {}), ...(crop ? { crop } : {}) },
        ADDRESS,
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

/** The address of a rendition: from the platform, and never nil. */
const ADDRESS = { type: 'string', isOwnAddress: true, isNeverEmpty: true } as const;

/** Address of one rendition. */
export const imageUrl = (x: ImageObject | null, width: number): string =>
  filter(x, 'image_url', [], { width }, ADDRESS) as string;

/** The value of a metafield; null if the resource has none. */
export const metafield = <T = string>(
  x: { metafields: Record<string, Record<string, MetafieldObject>> } | null,
  namespace: string,
  key: string,
): T | null => {
  const fields = once(read(read(x, 'metafields'), namespace));
  return heldBy(read(fields, key)) as T | null;
};
/** The value of a metaobject's field; null if the merchant left it out. */
export const fieldOf = <T = string>(field: MetafieldObject | null | undefined): T | null => heldBy(field) as T | null;

/** The value of a field, with the type argument of the call. */
const heldBy = (field: unknown): unknown =>
  takesType(
    each(read(field, 'value'), (value) => value ?? null),
    { type: 'string' },
  );

const read = (o: unknown, key: string): unknown =>
  o === null || o === undefined
    ? undefined
    : readMember(o, key, (object, name) => Reflect.get(Object(object) as object, name) as unknown);

/** A global of the page by its path, for functions that sections share and that get no globals: `onPage<boolean>('settings.card_rating')`. */
export const onPage = <T>(at: string): T => takesType(path(at), {}) as T;

type Kinds<B extends Blocks, M> = {
  [K in keyof M]: M[K] extends (b: never) => infer R ? R & { type: K } : never;
}[keyof M] & { [K in keyof B]?: unknown } & object;

/** The section's blocks, in order, as a union discriminated by `type`. Blocks of other kinds are left out. */
export function blocks<
  S extends Settings,
  B extends Blocks,
  M extends { [K in keyof B & string]?: (block: Extract<BlockObject<B>, { type: K }>) => object },
>(section: SectionObject<S, B>, kinds: M): Kinds<Record<never, never>, M>[] {
  const names = Object.entries(kinds) as [string, (block: unknown) => object][];
  const { blocks: definitions } = recording();
  const known = Object.keys(definitions);
  if (names.length === 0) refuse('`blocks` is given no kinds', 'Name at least one');
  // Other kinds must not leave holes in the payload, so the list is filtered first.
  const partial = names.length < known.length;
  const [only] = names;
  if (partial && (names.length > 1 || only === undefined)) {
    refuse(
      `\`blocks\` leaves out ${known.filter((k) => !(k in kinds)).join(', ')}`,
      'Name all kinds of blocks, or only one',
    );
  }
  const source = partial
    ? filter(section.blocks, 'where', ['type', only?.[0]], {}, { type: 'list', items: { type: 'object' } })
    : section.blocks;
  return list(source, (item) => {
    const from = (i: number): unknown => {
      const [type, make] = names[i] ?? refuse('`blocks` is given no kinds', 'Name at least one');
      const value = () => ({ type, ...make(blockOf(item, definitions[type]?.settings ?? {})) });
      if (i === names.length - 1) return value();
      return fork(equal(member(item, 'type', 'string'), type), value, () => from(i + 1));
    };
    return from(0);
  }) as never;
}

/** A block with the settings of its kind. */
const blockOf = (item: unknown, settings: Settings): object => ({
  id: member(item, 'id', 'string'),
  type: member(item, 'type', 'string'),
  shopify_attributes: member(item, 'shopify_attributes', 'string'),
  settings: Object.fromEntries(
    Object.entries(settings).map(([id, setting]) => [id, settingPath(member(item, 'settings', 'object'), id, setting)]),
  ),
});

/**
 * Splits a list of the page into pages (`{% paginate %}`, docs/platform.md: paginate): `build` gets the items of the current page.
 * `size` is 1 to 250: a constant or a setting.
 */
export function paginate<T, R>(
  items: readonly T[] | undefined,
  size: number,
  build: (items: T[], page: PaginateObject) => R,
): R {
  const whole = nilOfChain(items) ?? items;
  const node = nodeOf(whole);
  if (node?.kind !== 'path' || typeof node.base !== 'string' || node.filters.length > 0) {
    return refuse(
      '`paginate` needs a list of the page itself',
      'Give it e.g. `collection.products`, before any helper or .map',
    );
  }
  const by = nodeOf(size);
  const code =
    by === undefined
      ? String(size)
      : by.kind === 'path' && typeof by.base === 'string' && by.filters.length === 0
        ? by.base
        : undefined;
  if (code === undefined)
    return refuse('The page size is not a constant or a setting', 'Use a number or `section.settings.x`');
  recording().wrappers.push({ open: `{% paginate ${node.base} by ${code} %}`, close: '{% endpaginate %}' });
  return build(whole as T[], path('paginate', traitsOfName('paginate')) as unknown as PaginateObject);
}
