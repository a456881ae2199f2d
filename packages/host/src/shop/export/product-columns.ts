import type { Selectable } from 'kysely';
import { fromJson } from '../../store/json.ts';
import type { Database } from '../../store/schema.ts';
import type { ProductOption, UnitMeasurement } from '../catalogue/types-products.ts';
import type { Media, Metafield } from '../types.ts';

export type ProductRow = Selectable<Database['products']>;
export type VariantRow = Omit<Selectable<Database['variants']>, 'available'>;

/** A product with what its cells are made of. */
export interface Exported {
  product: ProductRow;
  options: ProductOption[];
  images: Media[];
  metafields: Metafield[];
  /** `https://shop.example` */
  origin: string;
}

export interface ExportedVariant {
  variant: VariantRow;
  values: string[];
  measured: UnitMeasurement | null;
  metafields: Metafield[];
}

/** A column: what it says of the product (first row), of the variant of a row, or of the picture of a row. */
export type Column = { header: string } & (
  | { of: 'product'; cell(exported: Exported): string }
  | { of: 'variant'; cell(row: ExportedVariant, exported: Exported): string }
  | { of: 'picture'; cell(picture: Media, exported: Exported, place: number): string }
  | { of: 'row'; cell(exported: Exported): string }
);

const flag = (value: number): string => (value === 1 ? 'TRUE' : 'FALSE');
const money = (minor: number | null): string => (minor === null ? '' : (minor / 100).toFixed(2));
const address = (picture: Media, { origin }: Exported): string =>
  `${origin}/cdn/shop/files/${encodeURIComponent(picture.preview.name)}`;

const product = (header: string, cell: (row: ProductRow) => string): Column => ({
  header,
  of: 'product',
  cell: (exported) => cell(exported.product),
});
const variant = (header: string, cell: (row: VariantRow) => string): Column => ({
  header,
  of: 'variant',
  cell: (row) => cell(row.variant),
});
const measure = (header: string, cell: (measured: UnitMeasurement) => string | number): Column => ({
  header,
  of: 'variant',
  cell: ({ measured }) => (measured ? String(cell(measured)) : ''),
});

const optionColumns = (index: number): Column[] => [
  { header: `Option${index + 1} name`, of: 'product', cell: ({ options }) => options[index]?.name ?? '' },
  { header: `Option${index + 1} value`, of: 'variant', cell: ({ values }) => values[index] ?? '' },
  { header: `Option${index + 1} Linked To`, of: 'product', cell: ({ options }) => options[index]?.linkedTo ?? '' },
];

/** The columns of the platform's product export, by its present names and in its order. `stock`: the quantity is of one location. */
const columns = (stock: boolean): Column[] => [
  product('Title', (row) => row.title),
  { header: 'URL handle', of: 'row', cell: (exported) => exported.product.handle },
  product('Description', (row) => row.description),
  product('Vendor', (row) => row.vendor),
  product('Product category', (row) => row.category),
  product('Type', (row) => row.type),
  product('Tags', (row) => fromJson<string[]>(row.tags).join(', ')),
  product('Published on online store', (row) => flag(row.online_store)),
  product('Status', (row) => row.status),
  variant('SKU', (row) => row.sku),
  variant('Barcode', (row) => row.barcode),
  ...[0, 1, 2].flatMap(optionColumns),
  variant('Price', (row) => money(row.price)),
  variant('Compare-at price', (row) => money(row.compare_at_price)),
  variant('Cost per item', (row) => money(row.cost)),
  variant('Charge tax', (row) => flag(row.taxable)),
  variant('Tax code', (row) => row.tax_code),
  measure('Unit price total measure', (measured) => measured.quantityValue),
  measure('Unit price total measure unit', (measured) => measured.quantityUnit),
  measure('Unit price base measure', (measured) => measured.referenceValue),
  measure('Unit price base measure unit', (measured) => measured.referenceUnit),
  variant('Inventory tracker', (row) => (row.tracked === 1 ? 'shopify' : '')),
  ...(stock ? [variant('Inventory quantity', (row) => String(row.quantity))] : []),
  variant('Continue selling when out of stock', (row) => row.policy),
  variant('Weight value (grams)', (row) => String(row.grams)),
  variant('Weight unit for display', (row) => row.weight_unit),
  variant('Requires shipping', (row) => flag(row.requires_shipping)),
  variant('Fulfillment service', (row) => row.fulfillment_service),
  { header: 'Product image URL', of: 'picture', cell: address },
  { header: 'Image position', of: 'picture', cell: (_picture, _exported, place) => String(place) },
  { header: 'Image alt text', of: 'picture', cell: (picture) => picture.alt },
  {
    header: 'Variant image URL',
    of: 'variant',
    cell(row, exported) {
      const picture = exported.images.find(({ id }) => id === row.variant.media_id);
      return picture ? address(picture, exported) : '';
    },
  },
  product('Gift card', (row) => flag(row.gift_card)),
  product('SEO title', (row) => row.seo_title),
  product('SEO description', (row) => row.seo_description),
];

/** What the platform's export has no column for. Its import leaves them out; the one here reads them. */
const OWN: Column[] = [
  product('Template suffix', (row) => row.template_suffix),
  product('Created at', (row) => row.created_at),
  product('Published at', (row) => row.published_at ?? ''),
];

/** A metafield that some product or variant has, as `namespace.key`. */
export interface MetafieldName {
  owner: 'product' | 'variant';
  name: string;
}

/** `size_fit_note` as people write it: `Size fit note`. The parentheses of the header are for its name. */
function label(name: string): string {
  const words = name
    .slice(name.indexOf('.') + 1)
    .replace(/[-_.()]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function metafieldColumn({ owner, name }: MetafieldName): Column {
  const header = `${label(name)} (${owner}.metafields.${name})`;
  const cell = ({ metafields }: { metafields: Metafield[] }) =>
    metafields.find(({ namespace, key }) => `${namespace}.${key}` === name)?.value ?? '';
  return { header, of: owner, cell };
}

/** All columns of an export with these metafields. */
export const exportColumns = (metafields: readonly MetafieldName[], stock: boolean): Column[] => [
  ...columns(stock),
  ...metafields.map(metafieldColumn),
  ...OWN,
];

/** The rows of a product: the n-th has its n-th variant and its n-th picture, the first what it is itself. */
export function productCells(
  columns: readonly Column[],
  origin: string,
  product: ProductRow,
  variants: readonly VariantRow[],
): string[][] {
  const images = fromJson<Media[]>(product.media).filter(({ type }) => type === 'image');
  const exported: Exported = {
    product,
    options: fromJson<ProductOption[]>(product.options),
    images,
    metafields: fromJson<Metafield[]>(product.metafields),
    origin,
  };
  const rows = variants.map((row) => ({
    variant: row,
    values: fromJson<string[]>(row.options),
    measured: row.unit_measure === null ? null : fromJson<UnitMeasurement>(row.unit_measure),
    metafields: fromJson<Metafield[]>(row.metafields),
  }));
  return Array.from({ length: Math.max(rows.length, images.length) }, (_, index) =>
    columns.map((column) => {
      const row = rows[index];
      const picture = images[index];
      if (column.of === 'row') return column.cell(exported);
      if (column.of === 'product') return index === 0 ? column.cell(exported) : '';
      if (column.of === 'variant') return row ? column.cell(row, exported) : '';
      return picture ? column.cell(picture, exported, index + 1) : '';
    }),
  );
}
