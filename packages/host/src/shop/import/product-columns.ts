/** The platform's names of a product column, in exports of all ages, folded to lower case, and what we call it. */
const aliases = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  description: ['body (html)', 'body html', 'description'],
  vendor: ['vendor'],
  category: ['product category', 'standardized product type', 'standard product type'],
  type: ['type', 'custom product type', 'product type'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  publishedAt: ['published at'],
  createdAt: ['created at'],
  templateSuffix: ['template suffix'],
  option1Name: ['option1 name'],
  option1Value: ['option1 value'],
  option2Name: ['option2 name'],
  option2Value: ['option2 value'],
  option3Name: ['option3 name'],
  option3Value: ['option3 value'],
  option4Name: ['option4 name'],
  option4Value: ['option4 value'],
  sku: ['variant sku', 'sku'],
  grams: ['variant grams', 'weight value (grams)', 'weight (grams)'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  quantity: ['variant inventory qty', 'inventory quantity', 'variant inventory quantity'],
  policy: ['variant inventory policy', 'continue selling when out of stock', 'inventory policy'],
  price: ['variant price', 'price'],
  compareAtPrice: ['variant compare at price', 'compare-at price', 'compare at price'],
  requiresShipping: ['variant requires shipping', 'requires shipping'],
  taxable: ['variant taxable', 'charge tax', 'taxable'],
  barcode: ['variant barcode', 'barcode'],
  image: ['image src', 'product image url', 'image url'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  giftCard: ['gift card'],
  seoTitle: ['seo title'],
  seoDescription: ['seo description'],
  variantImage: ['variant image', 'variant image url'],
  weightUnit: ['variant weight unit', 'weight unit for display', 'weight unit'],
  taxCode: ['variant tax code', 'tax code'],
  status: ['status'],
} as const;

export type ProductColumn = keyof typeof aliases;

/** Columns of the export that a storefront does not show. Prefixes end in `*`. */
const ignored = [
  'option1 linked to',
  'option2 linked to',
  'option3 linked to',
  'variant fulfillment service',
  'fulfillment service',
  'cost per item',
  'unit price *',
  'base price *',
  'google shopping *',
  'included / *',
  'price / *',
  'compare at price / *',
  'compare-at price / *',
  'country of origin',
  'harmonized *',
  'unit cost',
];

export interface MetafieldColumn {
  index: number;
  owner: 'product' | 'variant';
  namespace: string;
  key: string;
  /** Where the header names it: `Metafield: custom.fit [single_line_text_field]`. */
  type: string | null;
}

export interface ProductColumns {
  index: Partial<Record<ProductColumn, number>>;
  metafields: MetafieldColumn[];
  /** Headers that are neither of the platform nor a metafield. */
  unknown: string[];
}

const byName = new Map<string, ProductColumn>(
  Object.entries(aliases).flatMap(([column, names]) => names.map((name) => [name, column as ProductColumn] as const)),
);

function metafieldOf(header: string, index: number): MetafieldColumn | null {
  const exported = /\((product|variant)\.metafields\.([^.()]+)\.([^()]+)\)\s*$/i.exec(header);
  if (exported) {
    const [, owner = '', namespace = '', key = ''] = exported;
    return { index, owner: owner.toLowerCase() === 'variant' ? 'variant' : 'product', namespace, key, type: null };
  }
  const tool = /^(variant )?metafield: ([^.\s]+)\.([^\s[]+)\s*(?:\[([\w.]+)\])?$/i.exec(header);
  if (!tool) return null;
  const [, variant, namespace = '', key = '', type] = tool;
  return { index, owner: variant ? 'variant' : 'product', namespace, key, type: type ?? null };
}

/** Finds the columns of a header row; the first of two columns with one meaning counts. */
export function productColumns(headers: readonly string[]): ProductColumns {
  const columns: ProductColumns = { index: {}, metafields: [], unknown: [] };
  for (const [index, raw] of headers.entries()) {
    const header = raw.trim();
    const name = header.toLowerCase().replace(/\s+/g, ' ');
    const column = byName.get(name);
    if (column) {
      columns.index[column] ??= index;
      continue;
    }
    const metafield = metafieldOf(header, index);
    if (metafield) columns.metafields.push(metafield);
    else if (
      name !== '' &&
      !ignored.some((known) => (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known))
    ) {
      columns.unknown.push(header);
    }
  }
  return columns;
}
