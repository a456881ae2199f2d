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
  option1LinkedTo: ['option1 linked to'],
  option2LinkedTo: ['option2 linked to'],
  option3LinkedTo: ['option3 linked to'],
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
  cost: ['cost per item', 'unit cost'],
  fulfillmentService: ['variant fulfillment service', 'fulfillment service'],
  unitQuantity: ['unit price total measure'],
  unitQuantityUnit: ['unit price total measure unit'],
  unitReference: ['unit price base measure'],
  unitReferenceUnit: ['unit price base measure unit'],
} as const;

export type ProductColumn = keyof typeof aliases;

export interface MetafieldColumn {
  index: number;
  owner: 'product' | 'variant';
  namespace: string;
  key: string;
  /** Where the header names it: `Metafield: custom.fit [single_line_text_field]`. */
  type: string | null;
}

/** A column that is not kept, and why. */
export interface LeftColumn {
  index: number;
  header: string;
  why: 'unknown' | 'twice' | 'market' | 'unused';
}

export interface ProductColumns {
  index: Partial<Record<ProductColumn, number>>;
  metafields: MetafieldColumn[];
  /** Columns that are not kept. */
  left: LeftColumn[];
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

/** Columns of the platform that have no place here: Google Shopping, customs, duties. Any other that is not known is `unknown`. */
const UNUSED =
  /^(?:google shopping \/ |google: |harmonized |hs code$|country of origin$|coo$|province of origin$|base price )/;
const OF_MARKET = /^(?:included|price|compare[- ]at price) \/ ./;

/** What a cell says that is so here without being kept: a product is in every market. */
const TRUE = /^(?:true|yes|1)$/i;

/** Whether leaving this cell out loses something. */
export const isLoss = ({ header, why }: LeftColumn, cell: string): boolean =>
  cell.trim() !== '' && !(why === 'market' && /^included\b/i.test(header) && TRUE.test(cell.trim()));

/** Finds the columns of a header row; the first of two columns with one meaning counts. */
export function productColumns(headers: readonly string[]): ProductColumns {
  const columns: ProductColumns = { index: {}, metafields: [], left: [] };
  const leave = (index: number, header: string, why: LeftColumn['why']) => columns.left.push({ index, header, why });
  for (const [index, raw] of headers.entries()) {
    const header = raw.trim();
    const name = header.toLowerCase().replace(/\s+/g, ' ');
    const column = byName.get(name);
    const metafield = column ? null : metafieldOf(header, index);
    if (column) {
      if (columns.index[column] === undefined) columns.index[column] = index;
      else leave(index, header, 'twice');
    } else if (metafield) {
      const isTwice = columns.metafields.some((other) => nameOf(other) === nameOf(metafield));
      if (isTwice) leave(index, header, 'twice');
      else columns.metafields.push(metafield);
    } else leave(index, header, OF_MARKET.test(name) ? 'market' : UNUSED.test(name) ? 'unused' : 'unknown');
  }
  return columns;
}

const nameOf = ({ owner, namespace, key }: MetafieldColumn) => `${owner} ${namespace}.${key}`;
