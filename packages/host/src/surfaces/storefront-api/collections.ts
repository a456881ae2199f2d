import { collectionUrl } from '../../objects/urls.ts';
import { facets, queryProducts } from '../../shop/catalogue/catalogue.ts';
import type {
  ActiveFilter,
  Collection,
  CollectionSort,
  Facet,
  ProductQuery,
} from '../../shop/catalogue/types-products.ts';
import { translators } from '../../shop/languages/translations.ts';
import { lowestPrice } from '../../shop/markets/markets.ts';
import { connection, gid, image, metafieldsOf, pageAddress, plainText, type Source } from './answers.ts';
import { productsOf, type Shopper } from './context.ts';

/** Sort keys of lists; every other keeps the list's own order. */
const SORTS: Readonly<Record<string, CollectionSort>> = {
  BEST_SELLING: 'best-selling',
  TITLE: 'title-ascending',
  PRICE: 'price-ascending',
  CREATED: 'created-ascending',
  CREATED_AT: 'created-ascending',
  UPDATED_AT: 'created-ascending',
  ID: 'created-ascending',
  MANUAL: 'manual',
};

interface ProductFilter {
  available?: boolean | null;
  price?: { min?: number | null; max?: number | null } | null;
  productType?: string | null;
  productVendor?: string | null;
  tag?: string | null;
  variantOption?: { name: string; value: string } | null;
}

function activeFilters(filters: readonly ProductFilter[] = []): ActiveFilter[] {
  return filters.flatMap(({ available, price, productType, productVendor, tag, variantOption }) => [
    ...(available === undefined || available === null
      ? []
      : [{ param: 'filter.v.availability', value: available ? '1' : '0' }]),
    ...(price?.min === undefined || price.min === null
      ? []
      : [{ param: 'filter.v.price.gte', value: String(price.min) }]),
    ...(price?.max === undefined || price.max === null
      ? []
      : [{ param: 'filter.v.price.lte', value: String(price.max) }]),
    ...(productType ? [{ param: 'filter.p.product_type', value: productType }] : []),
    ...(productVendor ? [{ param: 'filter.p.vendor', value: productVendor }] : []),
    ...(tag ? [{ param: 'filter.p.tag', value: tag }] : []),
    ...(variantOption
      ? [{ param: `filter.v.option.${variantOption.name.toLowerCase()}`, value: variantOption.value }]
      : []),
  ]);
}

/** What a value of a filter asks for, as the input of the API. */
function inputOf(param: string, value: string): ProductFilter {
  if (param === 'filter.v.availability') return { available: value === '1' };
  if (param === 'filter.p.product_type') return { productType: value };
  if (param === 'filter.p.vendor') return { productVendor: value };
  if (param === 'filter.p.tag') return { tag: value };
  return { variantOption: { name: param.replace('filter.v.option.', ''), value } };
}

function filterAnswer(facet: Facet) {
  const { param, label, type } = facet;
  const isPrice = type === 'price_range';
  return {
    id: param,
    label,
    type: isPrice ? 'PRICE_RANGE' : type === 'boolean' ? 'BOOLEAN' : 'LIST',
    values: isPrice
      ? [{ id: param, label, count: 0, input: JSON.stringify({ price: { min: 0, max: facet.rangeMax / 100 } }) }]
      : facet.values.map((value) => ({
          id: `${param}.${value.value}`,
          label: value.label,
          count: value.count,
          input: JSON.stringify(inputOf(param, value.value)),
        })),
  };
}

export interface ProductWindow {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
  sortKey?: string | null;
  filters?: ProductFilter[] | null;
}

/** Products of a query, as a connection with the filters that narrow it. */
export async function productList(
  shopper: Shopper,
  what: Pick<ProductQuery, 'collectionId'> & Partial<ProductQuery>,
  { sortKey, filters, ...window }: ProductWindow,
) {
  const { store } = shopper.host;
  const query: ProductQuery = {
    filters: inStoreMoney(shopper, activeFilters(filters ?? [])),
    sort: SORTS[sortKey ?? ''] ?? null,
    offset: 0,
    limit: 0,
    ...what,
  };
  const { total } = await queryProducts(store, query);
  const source: Source<object> = {
    total,
    async slice(offset, limit) {
      const { ids } = await queryProducts(store, { ...query, offset, limit });
      return (await productsOf(shopper, ids)).map((product) => shopper.links.product(shopper, product));
    },
  };
  const listed = async () => {
    const found = await facets(store, query);
    return (shopper.translation ? translators.facets(found, shopper.translation) : found).map(filterAnswer);
  };
  return { ...(await connection(source, window)), filters: listed, productFilters: listed };
}

/** Prices that filters name are the shopper's; lists are kept in the shop's own. */
const inStoreMoney = ({ market }: Shopper, filters: ActiveFilter[]): ActiveFilter[] =>
  filters.map((filter) =>
    filter.param.startsWith('filter.v.price.')
      ? { ...filter, value: String(lowestPrice(Math.round(Number(filter.value) * 100), market) / 100) }
      : filter,
  );

export function collectionAnswer(shopper: Shopper, collection: Collection): object {
  return {
    __typename: 'Collection',
    id: gid('Collection', collection.id),
    handle: collection.handle,
    title: collection.title,
    description: (options: { truncateAt?: number | null }) => plainText(collection.description, options),
    descriptionHtml: collection.description,
    image: collection.image && image(shopper, collection.image, undefined, collection.title),
    seo: { title: collection.seoTitle || null, description: collection.seoDescription || null },
    updatedAt: collection.updatedAt,
    onlineStoreUrl: pageAddress(shopper, collectionUrl(shopper.base, collection.handle)),
    trackingParameters: null,
    products: (window: ProductWindow) => productList(shopper, { collectionId: collection.id }, window),
    ...metafieldsOf(collection.metafields, `collection-${collection.id}`),
  };
}
