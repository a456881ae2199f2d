/**
 * Names of the facts that can change in a shop. A reader records the names of the facts it reads; a writer publishes the names it changes
 * after its commit. A fact is as small as one change: a sale that leaves stock changes `quantity` only. Other facts are written where they
 * are used: `shop` (settings, markets, translations), `collections`, `menu:{handle}`, `page:{id}`, `blog:{id}`, `article:{id}`,
 * `metaobjects:{type}`, `file:{name}`, `policies`, `locations`.
 */
/** Of a row. */
type Id = number;

/** Anything may have changed: the publisher cannot know what. Every entry depends on it implicitly. */
export { EVERYTHING } from '../store/changes.ts';

/** Which products are published, and what lists, filters and searches look at of them; not their stock, not their sales. */
export const PRODUCTS = 'products';

/** A collection; null for all products of the shop. */
type List = Id | null;
const list = (id: List) => id ?? 'all';

/** A product's content: texts, prices, options, pictures, tags. */
export const productFact = (id: Id | string): string => `product:${id}`;

/** Whether the product can be bought at all. */
export const availableFact = (productId: Id | string): string => `available:${productId}`;

/** Which of the product's variants can be bought. */
export const variantsFact = (productId: Id | string): string => `available-variants:${productId}`;

/** How many there are of each of the product's variants. */
export const quantityFact = (productId: Id | string): string => `quantity:${productId}`;

/** Numbers that themes compare stock with: most ask only whether few are left. */
export const STOCK_STEPS: readonly number[] = [1, 2, 3, 5, 10, 20, 50, 100];

/** How many there are of all the product's variants together, as far as `step`: more than that is all the same. */
export const stockFact = (productId: Id | string, step: number): string => `stock-up-to-${step}:${productId}`;

/** At which locations there are any of a variant. */
export const locationsFact = (variantId: Id | string): string => `stocked-at:${variantId}`;

/** A collection's own fields. */
export const collectionFact = (id: Id | string): string => `collection:${id}`;

/** Which products a collection holds, in its own order. */
export const membersFact = (collectionId: Id | string): string => `members:${collectionId}`;

/** Which collections a product is in. */
export const collectionsOfFact = (productId: Id | string): string => `collections-of:${productId}`;

/** Which products any collection holds. */
export const MEMBERSHIPS = 'memberships';

/** Which variants can be bought of the products of a list. */
export const availableInFact = (id: List): string => `available-in:${list(id)}`;

/** Lengths of list prefixes that have a fact of their own: a product that moves further down changes none of them. */
export const LIST_STEPS: readonly number[] = [4, 8, 12, 16, 24, 50, 100, 250];

/** Which of a list's products has sold more than which; `first`: only among so many best-selling ones (`LIST_STEPS`). */
export const salesFact = (id: List, first?: number): string =>
  first === undefined ? `sales-order:${list(id)}` : `sales-order-of-first-${first}:${list(id)}`;

/** How many of a product were sold: what lists count with, and no page shows. */
export const soldFact = (productId: Id | string): string => `sold:${productId}`;

/** What was bought in one order with a product. */
export const boughtWithFact = (productId: Id | string): string => `bought-with:${productId}`;

/** Some product can be bought again that could not be bought. */
export const RESTOCKED = 'restocked';

/** The id in a fact of this kind: `numberOf('members:12', 'members')` is 12, else undefined. */
export function numberOf(fact: string, kind: 'product' | 'available' | 'available-variants' | 'sold' | 'members') {
  if (!fact.startsWith(kind) || fact[kind.length] !== ':') return undefined;
  const id = Number(fact.slice(kind.length + 1));
  return Number.isSafeInteger(id) ? id : undefined;
}
