import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaOf } from '../import/media-of.ts';
import type { Pictures } from '../import/pictures.ts';
import { fileNameOf } from '../import/pictures.ts';
import { productRows } from '../import/product-rows.ts';
import { readProducts } from '../import/read-products.ts';
import { createReport } from '../import/report.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { csvRow } from './csv-row.ts';
import { exportInventory } from './export-inventory.ts';
import { exportDefinitions, exportProducts } from './export-products.ts';
import { exportRedirects } from './export-redirects.ts';
import {
  exportColumns,
  type MetafieldName,
  type ProductRow,
  productCells,
  type VariantRow,
} from './product-columns.ts';

/** Every column of the platform's product export by its present name, with a value that is not the default, and whether it is kept. */
const COLUMNS: [header: string, first: string, second: string, kept: boolean][] = [
  ['Title', 'Balm, "fine"', '', true],
  ['URL handle', 'balm', 'balm', true],
  ['Description', '<p>One\n\ntwo</p>', '', true],
  ['Vendor', 'Oriel', '', true],
  ['Product category', 'Health & Beauty > Personal Care > Cosmetics', '', true],
  ['Type', 'Care', '', true],
  ['Tags', 'new, care', '', true],
  ['Published on online store', 'TRUE', '', true],
  ['Status', 'draft', '', true],
  ['SKU', 'B-50', 'B-500', true],
  ['Barcode', '0012', '=0013', true],
  ['Option1 name', 'Size', '', true],
  ['Option1 value', '50', '500', true],
  ['Option1 Linked To', 'product.metafields.shopify.size', '', true],
  ['Option2 name', 'Scent', '', true],
  ['Option2 value', 'Fig', 'Fig', true],
  ['Option2 Linked To', '', '', true],
  ['Option3 name', 'Lid', '', true],
  ['Option3 value', 'Cork', 'Cork', true],
  ['Option3 Linked To', '', '', true],
  ['Price', '12.50', '99.00', true],
  ['Compare-at price', '15.00', '', true],
  ['Cost per item', '4.25', '0.00', true],
  ['Charge tax', 'FALSE', 'TRUE', true],
  ['Tax code', 'PC040100', '', true],
  ['Unit price total measure', '50', '0.5', true],
  ['Unit price total measure unit', 'ml', 'l', true],
  ['Unit price base measure', '100', '1', true],
  ['Unit price base measure unit', 'ml', 'l', true],
  ['Inventory tracker', 'shopify', '', true],
  ['Inventory quantity', '7', '0', true],
  ['Continue selling when out of stock', 'continue', 'deny', true],
  ['Weight value (grams)', '80', '620', true],
  ['Weight unit for display', 'oz', 'lb', true],
  ['Requires shipping', 'FALSE', 'TRUE', true],
  ['Fulfillment service', 'warehouse-x', 'manual', true],
  [
    'Product image URL',
    'https://test.example/cdn/shop/files/a%20b.png',
    'https://test.example/cdn/shop/files/c.png',
    true,
  ],
  ['Image position', '1', '2', true],
  ['Image alt text', 'Balm in 50', 'Balm in 500', true],
  ['Variant image URL', 'https://test.example/cdn/shop/files/c.png', '', true],
  ['Gift card', 'FALSE', '', true],
  ['SEO title', 'Balm | Oriel', '', true],
  ['SEO description', 'A balm', '', true],
  ['Color pattern (product.metafields.shopify.color-pattern)', '["color/red"]', '', true],
  ['Code (product.metafields.custom.code)', '007', '', true],
  ['Depth (variant.metafields.custom.depth)', '3', '40.5', true],
  ['Google Shopping / Google product category', '469', '', false],
  ['Google Shopping / Gender', 'unisex', '', false],
  ['Google Shopping / Age group', 'adult', '', false],
  ['Google Shopping / Manufacturer part number (MPN)', 'm1', 'm2', false],
  ['Google Shopping / Ad group name', 'x', '', false],
  ['Google Shopping / Ads labels', 'x', '', false],
  ['Google Shopping / Condition', 'new', 'new', false],
  ['Google Shopping / Custom product', 'FALSE', 'FALSE', false],
  ...[0, 1, 2, 3, 4].map((n): [string, string, string, boolean] => [
    `Google Shopping / Custom label ${n}`,
    'x',
    '',
    false,
  ]),
  ['Included / International', 'FALSE', '', false],
  ['Price / International', '14.00', '', false],
  ['Compare-at price / International', '16.00', '', false],
];

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
async function lines(rows: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const row of rows) text += row;
  return text;
}

/** The first lines of a CSV text by header. */
function cellsOf(text: string): Map<string, string[]> {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end = ''] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\n') rows.push([]);
  }
  return new Map((rows[0] ?? []).map((header, at) => [header, rows.slice(1, 3).map((row) => row[at] ?? '')]));
}

describe('a merchant’s export with every column', () => {
  const file = [0, 1, 2].map((row) => csvRow(COLUMNS.map((column) => String(column[row])))).join('');
  const folder = {
    'metafields.json': { product: { 'custom.code': 'single_line_text_field' } },
    'files/a b.png': pixel,
    'files/c.png': pixel,
    'redirects.csv': 'Redirect from,Redirect to\n/old,/products/balm\n"/a,b",/\n',
    'inventory.csv':
      'Handle,Option1 Name,Option1 Value,Option2 Value,Option3 Value,HS Code,Location,Committed (not editable),On hand (new)\n' +
      'balm,Size,50,Fig,Cork,3304,Warehouse,0,5\nbalm,Size,50,Fig,Cork,,New York,0,not stocked\n',
  };
  let first: TestShop;
  let second: TestShop;
  beforeAll(async () => {
    first = await openTestShop({ ...folder, 'products.csv': file });
    const { store } = first;
    second = await openTestShop({
      ...folder,
      'products.csv': await lines(exportProducts(store)),
      'inventory.csv': await lines(exportInventory(store)),
      'redirects.csv': await lines(exportRedirects(store)),
      'metafields.json': await lines(exportDefinitions(store)),
    });
  });
  afterAll(async () => {
    await first.close();
    await second.close();
  });

  it('has each column in its own export or in the report', async () => {
    expect(first.report.skipped).toEqual([]);
    const exported = cellsOf(await lines(exportProducts(first.store)));
    const { warnings } = first.report;
    for (const [header, ...cells] of COLUMNS) {
      const [one, two, kept] = cells;
      const told = warnings.filter(({ message }) => message.startsWith(`Column "${header}" `));
      const filled = [one, two].filter((cell) => cell !== '').length;
      // With several locations the quantity leaves in the inventory export.
      if (header === 'Inventory quantity') expect(exported.has(header)).toBe(false);
      else if (kept) expect([header, exported.get(header), told]).toEqual([header, [one, two], []]);
      else
        expect([header, told]).toEqual([
          header,
          [{ file: 'products.csv', line: 1, message: expect.stringContaining(`${filled} filled`) }],
        ]);
    }
    expect(await lines(exportInventory(first.store))).toContain(
      'balm,"Balm, ""fine""",Size,50,Scent,Fig,Lid,Cork,B-50,Warehouse,5,5,5\n',
    );
    expect(warnings.filter((warning) => warning.file === 'inventory.csv')).toEqual([
      {
        file: 'inventory.csv',
        line: 1,
        message: 'Column "HS Code" is nothing this shop uses. 1 filled cell was left out.',
      },
    ]);
  });

  it('comes in again as the same rows', async () => {
    expect([second.report.skipped, second.report.warnings]).toEqual([[], []]);
    for (const table of [
      'products',
      'variants',
      'inventory_levels',
      'product_facets',
      'variant_facets',
      'facet_terms',
      'redirects',
    ] as const) {
      const rows = async (shop: TestShop) =>
        (await shop.store.db.selectFrom(table).selectAll().execute())
          .map((row) => {
            // The time of the import, and what it remembers of the file.
            const { updated_at: _, source_hash: __, ...facts } = row as Record<string, unknown>;
            return JSON.stringify(facts);
          })
          .sort();
      const before = await rows(first);
      expect([table, before.length > 0]).toEqual([table, true]);
      expect([table, await rows(second)]).toEqual([table, before]);
    }
  });
});

/** The names of the columns before 2024, by the present ones. */
const OLD: Record<string, string> = {
  'URL handle': 'Handle',
  Description: 'Body (HTML)',
  'Product category': 'Product Category',
  'Published on online store': 'Published',
  SKU: 'Variant SKU',
  Barcode: 'Variant Barcode',
  ...Object.fromEntries(
    [1, 2, 3].flatMap((n) => [
      [`Option${n} name`, `Option${n} Name`],
      [`Option${n} value`, `Option${n} Value`],
    ]),
  ),
  Price: 'Variant Price',
  'Compare-at price': 'Variant Compare At Price',
  'Charge tax': 'Variant Taxable',
  'Tax code': 'Variant Tax Code',
  'Unit price total measure': 'Unit Price Total Measure',
  'Unit price total measure unit': 'Unit Price Total Measure Unit',
  'Unit price base measure': 'Unit Price Base Measure',
  'Unit price base measure unit': 'Unit Price Base Measure Unit',
  'Inventory tracker': 'Variant Inventory Tracker',
  'Inventory quantity': 'Variant Inventory Qty',
  'Continue selling when out of stock': 'Variant Inventory Policy',
  'Weight value (grams)': 'Variant Grams',
  'Weight unit for display': 'Variant Weight Unit',
  'Requires shipping': 'Variant Requires Shipping',
  'Fulfillment service': 'Variant Fulfillment Service',
  'Product image URL': 'Image Src',
  'Image position': 'Image Position',
  'Image alt text': 'Image Alt Text',
  'Variant image URL': 'Variant Image',
  'Gift card': 'Gift Card',
  'SEO title': 'SEO Title',
  'SEO description': 'SEO Description',
  'Google Shopping / Manufacturer part number (MPN)': 'Google Shopping / MPN',
  'Google Shopping / Ad group name': 'Google Shopping / AdWords Grouping',
  'Google Shopping / Ads labels': 'Google Shopping / AdWords Labels',
  'Compare-at price / International': 'Compare At Price / International',
};

it('old and present names of a column mean the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-headers-'));
  const path = join(folder, 'products.csv');
  const drafts = async (nameOf: (header: string) => string) => {
    const rows = [
      COLUMNS.map(([header]) => nameOf(header)),
      ...[1, 2].map((at) => COLUMNS.map((column) => String(column[at]))),
    ];
    writeFileSync(path, rows.map(csvRow).join(''));
    const report = createReport();
    const found = [];
    for await (const draft of readProducts(path, { product: {}, variant: {} }, report)) found.push(draft);
    expect(report.skipped).toEqual([]);
    return { found, warned: report.warnings.length };
  };
  const present = await drafts((header) => header);
  const old = await drafts((header) => OLD[header] ?? header);
  rmSync(folder, { recursive: true });
  expect([old.found.length, old.warned]).toEqual([1, COLUMNS.filter(([, , , kept]) => !kept).length]);
  expect(old).toEqual(present);
});

describe('any product', () => {
  let file: string;
  beforeAll(() => {
    file = join(mkdtempSync(join(tmpdir(), 'vitrine-export-')), 'products.csv');
  });
  afterAll(() => rmSync(join(file, '..'), { recursive: true, force: true }));

  /** Pictures of all names. */
  const pictures: Pictures = {
    has: () => true,
    version: () => '1',
    find: (source, alt) => ({
      name: fileNameOf(source),
      alt,
      width: 1,
      height: 1,
      version: '1',
      focalPoint: { x: 50, y: 50 },
    }),
  };
  const now = '2026-01-01T00:00:00.000Z';

  async function rowsOf(text: string) {
    writeFileSync(file, text);
    const report = createReport();
    const rows = [];
    for await (const draft of readProducts(file, { product: {}, variant: {} }, report)) {
      const { media, ofVariant } = mediaOf(draft, [], pictures, report);
      const parts = {
        media,
        mediaOfVariant: ofVariant,
        swatch: () => null,
        variantMetafields: () => ({}),
        weightUnit: 'kg',
        now,
      };
      const { source_hash: _, ...product } = productRows(draft, parts).product;
      rows.push({ product, variants: productRows(draft, parts).variants });
    }
    return { rows, report };
  }

  const HEADERS =
    'Handle,Title,Body (HTML),Vendor,Tags,Published,Status,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Barcode,Variant Price,Variant Compare At Price,Cost per item,Variant Grams,Variant Weight Unit,Variant Inventory Tracker,Variant Inventory Qty,Variant Taxable,Image Src,Image Position,Image Alt Text,Variant Image,SEO Title,Template Suffix,Note (product.metafields.custom.note),Depth (variant.metafields.custom.depth)'.split(
      ',',
    );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('', '"', ',;\t', '=1+1', "'x", ' a ', '\r\n', 'a\nb', '-5', '["a"]'),
  );
  const price = fc.integer({ min: 0, max: 1e7 }).map((cents) => (cents / 100).toFixed(2));
  const name = fc.constantFrom('a.png', 'b c.png', 'é%.png', 'd,e.png');
  const cells = (handle: string, row: number, single: boolean) =>
    fc.tuple(
      fc.constant(handle),
      text.map((title) => (row > 0 ? '' : `T${title}`)),
      text,
      text,
      fc.constantFrom('', 'a, b', 'x'),
      fc.constantFrom('', 'true', 'FALSE'),
      fc.constantFrom('active', 'draft', 'archived', ''),
      fc.constant(row > 0 || single ? '' : 'Size'),
      text.map((value) => (single ? '' : `${row} ${value}`)),
      fc.constant(row > 0 || single ? '' : 'Color'),
      text.map((value) => (single ? '' : `c${value}`)),
      text,
      text,
      price,
      fc.option(price, { nil: '' }),
      fc.option(price, { nil: '' }),
      fc.integer({ min: 0, max: 99_999 }).map(String),
      fc.constantFrom('', 'g', 'kg', 'oz', 'lb'),
      fc.constantFrom('', 'shopify'),
      fc.integer({ min: -9, max: 999 }).map(String),
      fc.constantFrom('', 'TRUE', 'FALSE'),
      fc.option(name.map(encodeURIComponent), { nil: '' }),
      fc.constantFrom('', '1', '3'),
      text,
      fc.option(name.map(encodeURIComponent), { nil: '' }),
      text,
      fc.constantFrom('', 'tall'),
      text,
      text,
    );
  const product = (handle: string) =>
    fc
      .integer({ min: 1, max: 4 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, row) => cells(handle, row, count === 1))));
  const catalogue = fc
    .integer({ min: 1, max: 3 })
    .chain((count) =>
      fc.tuple(...Array.from({ length: count }, (_, at) => product(`p-${at}`))).map((products) => products.flat()),
    );

  it('leaves and comes in again as the same rows', async () => {
    const metafields: MetafieldName[] = [
      { owner: 'product', name: 'custom.note' },
      { owner: 'variant', name: 'custom.depth' },
    ];
    const columns = exportColumns(metafields, true);
    let products = 0;
    await fc.assert(
      fc.asyncProperty(catalogue, async (rows) => {
        const first = await rowsOf([HEADERS, ...rows].map(csvRow).join(''));
        products += first.rows.length;
        const exported = first.rows.flatMap(({ product: row, variants }) =>
          productCells(columns, 'https://test.example', row as ProductRow, variants as VariantRow[]),
        );
        const second = await rowsOf([columns.map(({ header }) => header), ...exported].map(csvRow).join(''));
        expect(second.report.skipped).toEqual([]);
        expect(second.rows).toEqual(first.rows);
      }),
      { numRuns: process.env.VITRINE_FULL === '1' ? 1000 : 60 },
    );
    expect(products).toBeGreaterThan(60);
  });
});
