import { Drop, defineDrop, emptyDrop, type ListDrop, listDrop } from '@vitrine/liquid';
import { membersFact } from '../../cache/facts.ts';
import type { Collection, CollectionSort } from '../../shop/catalogue/types-products.ts';
import { fileImage } from '../content/image.ts';
import { metafieldsObject } from '../content/metafields.ts';
import { type ObjectScope, once } from '../scope.ts';
import { jsonTime, timeObject } from '../times.ts';
import { collectionUrl } from '../urls.ts';
import { filterObjects } from './filters.ts';
import { listingQuery } from './listing.ts';
import { productById } from './product.ts';
import { productList } from './product-list.ts';
import { collectionSortOptions } from './sort-options.ts';

interface Subject {
  scope: ObjectScope;
  collection: Collection;
  /** `/collections/vendors?q=` and the like: an address of its own. */
  url: string | null;
}

const terms = ({ scope, collection }: Subject) =>
  scope.rows.get('terms', collection.id === 0 ? '' : collection.id) ?? { tags: [], types: [], vendors: [] };

function image({ scope, collection }: Subject): Drop | null {
  return collection.image ? fileImage(scope, collection.image, collection.image.alt || collection.title) : null;
}

/** Without a picture of its own, a collection shows its first product's. */
function featuredImage(subject: Subject): unknown {
  const own = image(subject);
  if (own) return own;
  const first = productList(subject.scope, listingQuery(subject.scope, subject.collection)).at(0);
  return first instanceof Drop ? first.get('featured_image') : null;
}

function neighbour({ scope, collection }: Subject, side: 'previous' | 'next'): Drop | null {
  if (!scope.chosen) return null;
  const id = scope.rows.get('neighbours', `${collection.id}:${scope.chosen.productId}`)?.[side];
  return id ? productById(scope, id) : null;
}

const query = ({ scope, collection }: Subject) => listingQuery(scope, collection);
const products = (subject: Subject): ListDrop => productList(subject.scope, query(subject));
const narrowed = ({ scope, collection }: Subject) => scope.address.listingOf(collection.id);

/** After filtering; a collection that nothing narrows knows its number. */
function productsCount(subject: Subject): number {
  return narrowed(subject) ? products(subject).total : allProductsCount(subject);
}

function allProductsCount({ scope, collection }: Subject): number {
  if (collection.id !== 0) scope.rows.shows(membersFact(collection.id));
  return collection.productsCount;
}

/** Tags of the products in view: of the collection, or of the first products that tags and filters leave. */
function tagsInView(subject: Subject): string[] {
  const listing = narrowed(subject);
  if (!listing || (listing.tags.length === 0 && listing.filters.length === 0)) return terms(subject).tags;
  return [...new Set(products(subject).slice().flatMap(tagsOf))].sort();
}

function tagsOf(item: unknown): string[] {
  const tags = item instanceof Drop ? item.get('tags') : null;
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
}

const collectionDrop = defineDrop<Subject>({
  kind: 'collection',
  fields: {
    id: ({ collection }) => collection.id,
    handle: ({ collection }) => collection.handle,
    title: ({ collection }) => collection.title,
    description: ({ collection }) => collection.description,
    url: ({ scope, collection, url }) => url ?? collectionUrl(scope, collection.handle),
    template_suffix: ({ collection }) => collection.templateSuffix,
    published_at: ({ scope, collection }) => timeObject(scope, collection.publishedAt),
    image,
    featured_image: featuredImage,
    products,
    products_count: productsCount,
    all_products_count: allProductsCount,
    all_tags: (subject) => terms(subject).tags,
    all_types: (subject) => terms(subject).types,
    all_vendors: (subject) => terms(subject).vendors,
    tags: tagsInView,
    filters: (subject) => filterObjects(subject.scope, query(subject)),
    sort_options: ({ scope }) => collectionSortOptions(scope),
    sort_by: (subject) => narrowed(subject)?.sort ?? null,
    default_sort_by: ({ collection }) => collection.sortOrder,
    current_type: (subject) => narrowed(subject)?.type ?? null,
    current_vendor: (subject) => narrowed(subject)?.vendor ?? null,
    next_product: (subject) => neighbour(subject, 'next'),
    previous_product: (subject) => neighbour(subject, 'previous'),
    metafields: ({ scope, collection }) => metafieldsObject(scope, collection.metafields),
    // Themes share snippets between collections and search, and ask for these of either (docs/platform.md: objects).
    results_count: () => null,
    terms: () => null,
    object_type: () => 'collection',
  },
  print: ({ collection }) => collection.handle,
  json: ({ scope, collection }) => ({
    id: collection.id,
    handle: collection.handle,
    title: collection.title,
    updated_at: jsonTime(collection.updatedAt, scope.timezone),
    body_html: collection.description,
    published_at: jsonTime(collection.publishedAt, scope.timezone),
    sort_order: collection.sortOrder,
    template_suffix: collection.templateSuffix || null,
    published_scope: 'web',
    url: collectionUrl(scope, collection.handle),
  }),
  identity: ({ collection }) => collection.handle,
});

export function collectionObject(scope: ObjectScope, collection: Collection, url: string | null = null): Drop {
  return once(scope, `collection:${collection.handle}:${url ?? ''}`, () => collectionDrop({ scope, collection, url }));
}

export function collectionById(scope: ObjectScope, id: number): Drop | null {
  const collection = scope.rows.get('collection', id);
  return collection ? collectionObject(scope, collection) : null;
}

/** The collection of all products: the merchant's where there is one, else a generated one (docs/platform.md: routes). */
export function everything(scope: ObjectScope, title: string, handle: string, sortOrder: CollectionSort): Collection {
  return {
    id: 0,
    handle,
    title,
    description: '',
    image: null,
    sortOrder,
    templateSuffix: '',
    publishedAt: '1970-01-01T00:00:00Z',
    updatedAt: '1970-01-01T00:00:00Z',
    seoTitle: '',
    seoDescription: '',
    productsCount: scope.rows.get('counts', '')?.products ?? 0,
    metafields: [],
  };
}

/** `collections['handle']`, collection settings and references. */
export function collectionByHandle(scope: ObjectScope, handle: string): Drop {
  const id = scope.rows.get('collectionId', handle);
  if (id) return collectionById(scope, id) ?? emptyDrop;
  if (id === null && handle === 'all') {
    const title = scope.translate('shopify.page_titles.products', {});
    return collectionObject(scope, everything(scope, title, 'all', 'title-ascending'));
  }
  return emptyDrop;
}

/** `collections`: every collection by title, and each by handle. */
export function collectionsObject(scope: ObjectScope): Drop {
  const ids = () => scope.rows.get('collectionIds', '') ?? [];
  return once(scope, 'collections', () =>
    listDrop({
      kind: 'collections',
      count: () => ids().length,
      slice: (offset, limit) =>
        ids()
          .slice(offset, offset + limit)
          .flatMap((id) => collectionById(scope, id) ?? []),
      lookup: (key) => collectionByHandle(scope, key),
    }),
  );
}
