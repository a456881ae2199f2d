import { type Drop, defineDrop } from '@vitrine/liquid';
import type { CollectionSort } from '../../shop/catalogue/types-products.ts';
import { type ObjectScope, once } from '../scope.ts';

interface Option {
  name: string;
  value: string;
}

const sortOption = defineDrop<Option>({
  kind: 'sort_option',
  fields: { name: (option) => option.name, value: (option) => option.value },
  print: (option) => option.value,
});

const COLLECTION: [CollectionSort, string][] = [
  ['manual', 'manual'],
  ['best-selling', 'best_selling'],
  ['title-ascending', 'az'],
  ['title-descending', 'za'],
  ['price-ascending', 'price_ascending'],
  ['price-descending', 'price_descending'],
  ['created-ascending', 'date_ascending'],
  ['created-descending', 'date_descending'],
];
const SEARCH: [string, string][] = [
  ['relevance', 'relevance'],
  ['price-ascending', 'price_ascending'],
  ['price-descending', 'price_descending'],
];

export const COLLECTION_SORTS: ReadonlySet<string> = new Set(COLLECTION.map(([value]) => value));
export const SEARCH_SORTS: ReadonlySet<string> = new Set(SEARCH.map(([value]) => value));

function sortOptions(scope: ObjectScope, options: [string, string][], prefix: string): Drop[] {
  return options.map(([value, key]) =>
    once(scope, `sort:${prefix}:${value}`, () =>
      sortOption({ value, name: scope.translate(`shopify.${prefix}.sorting.${key}`, {}) }),
    ),
  );
}

export const collectionSortOptions = (scope: ObjectScope): Drop[] => sortOptions(scope, COLLECTION, 'collections');
export const searchSortOptions = (scope: ObjectScope): Drop[] => sortOptions(scope, SEARCH, 'search');
