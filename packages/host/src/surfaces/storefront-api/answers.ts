import { withParameters } from '@vitrine/liquid/platform/picture.ts';
import { GraphQLError } from 'graphql';
import { imageUrl } from '../../objects/urls.ts';
import type { FileImage, Id, Metafield } from '../../shop/types.ts';
import type { Shopper } from './context.ts';

/** `gid://shopify/Product/12` */
export const gid = (type: string, id: Id | string): string => `gid://shopify/${type}/${id}`;

/** The number in an id of this type, or null for any other text. */
export function numberOf(type: string, id: string): Id | null {
  const [, kind, number] = /^gid:\/\/shopify\/(\w+)\/(\d{1,16})$/.exec(id) ?? [];
  return kind === type ? Number(number) : null;
}

/** Decimal text as the platform writes it: `749.95`, `10.0`. */
export const money = (cents: number, currencyCode: string) => ({
  amount: (cents / 100).toFixed(2).replace(/0$/, ''),
  currencyCode,
});

/** HTML as words. */
export function plainText(html: string, { truncateAt }: { truncateAt?: number | null } = {}): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return truncateAt === undefined || truncateAt === null || text.length <= truncateAt
    ? text
    : `${text.slice(0, Math.max(0, truncateAt - 3))}...`;
}

/** An absolute address of a path of this shop, with the language's prefix. */
export const pageAddress = ({ origin }: Shopper, path: string): string => origin + path;

interface Transform {
  maxWidth?: number | null;
  maxHeight?: number | null;
  crop?: string | null;
  preferredContentType?: string | null;
  scale?: number | null;
}

/** A picture; `alt` stands for a text of its own that is missing. */
export function image(shopper: Shopper, file: FileImage, id: Id | string = file.name, alt = '') {
  const address = `${new URL(shopper.origin).protocol}${imageUrl(shopper.base, file)}`;
  return {
    __typename: 'Image',
    id: gid('ImageSource', id),
    altText: file.alt || alt || null,
    width: file.width,
    height: file.height,
    url({ transform }: { transform?: Transform | null }) {
      if (!transform) return address;
      const side = (value: number | null | undefined) =>
        value ? String(Math.min(5760, value * (transform.scale ?? 1))) : undefined;
      return withParameters(address, {
        width: side(transform.maxWidth),
        height: side(transform.maxHeight),
        crop: transform.crop?.toLowerCase(),
        format: transform.preferredContentType?.toLowerCase(),
      });
    },
  };
}

interface Window {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
}

/** Entries in one answer. */
export const MOST = 250;

const cursorOf = (index: number): string => Buffer.from(`at:${index}`).toString('base64url');

function indexOf(cursor: string): number {
  const index = /^at:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (index === undefined) throw new GraphQLError(`Invalid cursor for the current page: ${cursor.slice(0, 100)}`);
  return Number(index);
}

/** A list that is read in parts. */
export interface Source<T> {
  total: number | Promise<number>;
  slice(offset: number, limit: number): T[] | Promise<T[]>;
}

export const listOf = <T>(items: readonly T[]): Source<T> => ({
  total: items.length,
  slice: (offset, limit) => items.slice(offset, offset + limit),
});

/** A connection: `first` entries after a cursor, or the `last` before one. */
export async function connection<T>(source: Source<T>, window: Window) {
  const { first, last, after, before, reverse } = window;
  const asked = first ?? last;
  if (asked === undefined || asked === null) throw new GraphQLError('you must provide one of first or last');
  if (asked < 0 || asked > MOST) throw new GraphQLError(`first and last must be between 0 and ${MOST}`);
  const total = await source.total;
  let start = after ? indexOf(after) + 1 : 0;
  let end = before ? Math.min(total, indexOf(before)) : total;
  if (first !== undefined && first !== null) end = Math.min(end, start + first);
  else start = Math.max(start, end - (last ?? 0));
  const count = Math.max(0, end - start);
  // Backwards the list begins at its end.
  const found = count === 0 ? [] : await source.slice(reverse ? total - end : start, count);
  const nodes = reverse ? [...found].reverse() : found;
  return {
    nodes,
    edges: nodes.map((node, index) => ({ node, cursor: cursorOf(start + index) })),
    totalCount: total,
    pageInfo: {
      hasNextPage: end < total,
      hasPreviousPage: start > 0 && total > 0,
      startCursor: nodes.length > 0 ? cursorOf(start) : null,
      endCursor: nodes.length > 0 ? cursorOf(start + nodes.length - 1) : null,
    },
  };
}

interface MetafieldName {
  namespace?: string | null;
  key: string;
}

/** `metafield` and `metafields` of whatever has some. */
export function metafieldsOf(fields: readonly Metafield[], owner: string) {
  const find = ({ namespace, key }: MetafieldName) => {
    const field = fields.find((entry) => entry.namespace === (namespace ?? 'custom') && entry.key === key);
    return field ? { ...field, id: `${gid('Metafield', owner)}-${field.namespace}.${field.key}` } : null;
  };
  return {
    metafield: find,
    metafields: ({ identifiers }: { identifiers: MetafieldName[] }) => identifiers.map(find),
  };
}
