import { contains, handleize, join, replace, split } from '@vitrine/compiler';
import type { CollectionObject } from '@vitrine/compiler/platform/objects.ts';

/** Stand between two tags before and after they become handles, which know no plus sign. */
const AND = ' vitrine and ';
const HANDLED_AND = '-vitrine-and-';

/** Address of the collection, narrowed to the tags of the page's address (`/collections/silk/dresses+evening`), without a query. */
export function listPath(collection: CollectionObject, tags: string[]): string {
  const path = split(collection.url, '?')[0] ?? '';
  const handles = replace(handleize(join(tags, AND)), HANDLED_AND, '+');
  return handles ? `${path}/${handles}` : path;
}

/** `/collections/vendors?q=` and `/collections/types?q=` are what they are by their query. */
export function keptOf({ url, title }: CollectionObject): { name: string; value: string }[] {
  return contains(url, '?q=') ? [{ name: 'q', value: title }] : [];
}

/** The same list without filters, in the order that was chosen. */
export function clearUrl(collection: CollectionObject, tags: string[]): string {
  return contains(collection.url, '?q=')
    ? collection.url
    : collection.sort_by
      ? `${listPath(collection, tags)}?sort_by=${collection.sort_by}`
      : listPath(collection, tags);
}
