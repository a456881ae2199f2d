import fc from 'fast-check';
import { insertAll } from '../../../store/insert-all.ts';
import type { Tx } from '../../../store/writer.ts';
import { handleize } from '../../fold.ts';

/** A variant of a random product: indexes into the fixture's values. */
interface MadeVariant {
  color: number;
  size: number;
  price: number;
  quantity: number;
}

/** A random product. */
export interface MadeProduct {
  isPublished: boolean;
  title: number;
  day: number;
  vendor: number;
  type: number;
  tags: number[];
  sold: number;
  variants: MadeVariant[];
  /** Collections it is in, with its position in each. */
  collections: { id: number; position: number }[];
}

export const COLORS = ['Ink', 'Rose', 'Cotton, linen', 'Moss'];
export const SIZES = ['S', 'M', 'L'];
export const VENDORS = ['Oriel', 'Vitrine'];
export const TYPES = ['Tops', 'Dresses', ''];
export const TAGS = ['new', 'On Sale', 'silk'];
export const COLLECTION_IDS = [1, 2];
/** A number metafield of variants: its value is the price in whole units. */
export const WEIGHT = 'filter.v.m.custom.weight';

const index = (list: readonly unknown[]) => fc.nat({ max: list.length - 1 });

export const madeProduct: fc.Arbitrary<MadeProduct> = fc.record({
  isPublished: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
  title: fc.nat({ max: 3 }),
  day: fc.integer({ min: 1, max: 4 }),
  vendor: index(VENDORS),
  type: index(TYPES),
  tags: fc.uniqueArray(index(TAGS)),
  sold: fc.nat({ max: 3 }),
  variants: fc.array(
    fc.record({
      color: index(COLORS),
      size: index(SIZES),
      price: fc.nat({ max: 5 }).map((units) => units * 100),
      quantity: fc.nat({ max: 2 }),
    }),
    { maxLength: 4 },
  ),
  collections: fc.uniqueArray(fc.record({ id: fc.constantFrom(...COLLECTION_IDS), position: fc.nat({ max: 2 }) }), {
    selector: ({ id }) => id,
  }),
});

/** Ids that are in another order than the products. */
export const idOf = (at: number): number => ((at * 37) % 101) + 1000;
export const variantIdOf = (product: number, place: number): number => idOf(product) * 10 + ((place * 3) % 5);

function productRow(product: MadeProduct, at: number) {
  const prices = product.variants.map(({ price }) => price);
  return {
    id: idOf(at),
    handle: `product-${at}`,
    title: `Title ${product.title}`,
    title_sort: `title ${product.title}`,
    description: '',
    vendor: VENDORS[product.vendor] ?? '',
    type: TYPES[product.type] ?? '',
    category: '',
    tags: '[]',
    status: 'active' as const,
    gift_card: 0,
    template_suffix: '',
    created_at: `2026-01-0${product.day}T00:00:00.000Z`,
    published_at: null,
    updated_at: '',
    seo_title: '',
    seo_description: '',
    options: '[]',
    media: '[]',
    metafields: '[]',
    published: Number(product.isPublished),
    available: Number(product.variants.some(({ quantity }) => quantity > 0)),
    price_min: Math.min(...prices, 500),
    price_max: Math.max(...prices, 0),
    units_sold: product.sold,
  };
}

const variantRow = ({ price, quantity }: MadeVariant, at: number, place: number) => ({
  id: variantIdOf(at, place),
  product_id: idOf(at),
  position: place + 1,
  title: '',
  options: '[]',
  sku: '',
  barcode: '',
  price,
  grams: 0,
  weight_unit: 'g',
  requires_shipping: 1,
  taxable: 1,
  tax_code: '',
  tracked: 1,
  policy: 'deny' as const,
  quantity,
  metafields: '[]',
});

/** Fills empty tables. */
export async function writeCatalogue(tx: Tx, products: readonly MadeProduct[]): Promise<void> {
  await insertAll(
    tx,
    'collections',
    COLLECTION_IDS.map((id) => ({
      id,
      handle: `collection-${id}`,
      position: id,
      title: '',
      description: '',
      image: null,
      sort_order: 'manual',
      template_suffix: '',
      published_at: '',
      updated_at: '',
      seo_title: '',
      seo_description: '',
      metafields: '[]',
      rules: null,
    })),
  );
  const terms = new Map<string, number>();
  const rows: { id: number; param: string; value: string; handle: string }[] = [];
  const termOf = (param: string, value: string): number => {
    const key = JSON.stringify([param, value]);
    const id = terms.get(key) ?? terms.size + 1;
    if (id > terms.size) rows.push({ id, param, value, handle: handleize(value) });
    terms.set(key, id);
    return id;
  };
  const ofProducts = products.flatMap(({ vendor, type, tags }, at) => {
    const values = [
      termOf('filter.p.vendor', VENDORS[vendor] ?? ''),
      termOf('filter.p.product_type', TYPES[type] ?? ''),
      ...tags.map((tag) => termOf('filter.p.tag', TAGS[tag] ?? '')),
    ];
    return values.map((term_id) => ({ term_id, product_id: idOf(at) }));
  });
  const ofVariants = products.flatMap(({ variants }, at) =>
    variants.flatMap(({ color, size, price }, place) => {
      const values = [
        termOf('filter.v.option.color', COLORS[color] ?? ''),
        termOf('filter.v.option.size', SIZES[size] ?? ''),
        termOf(WEIGHT, String(price / 100)),
      ];
      return values.map((term_id) => ({ term_id, product_id: idOf(at), variant_id: variantIdOf(at, place) }));
    }),
  );
  await insertAll(tx, 'facet_terms', rows);
  await insertAll(tx, 'products', products.map(productRow));
  await insertAll(
    tx,
    'variants',
    products.flatMap(({ variants }, at) => variants.map((variant, place) => variantRow(variant, at, place))),
  );
  await insertAll(tx, 'product_facets', ofProducts);
  await insertAll(tx, 'variant_facets', ofVariants);
  await insertAll(
    tx,
    'collection_products',
    products.flatMap(({ collections }, at) =>
      collections.map(({ id, position }) => ({ collection_id: id, product_id: idOf(at), position })),
    ),
  );
}

/** Empties what `writeCatalogue` fills. */
export async function clearCatalogue(tx: Tx): Promise<void> {
  for (const table of ['collections', 'products', 'facet_terms'] as const) await tx.deleteFrom(table).execute();
}
