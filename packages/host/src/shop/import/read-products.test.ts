import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProductDraft } from './product-draft.ts';
import { readProducts } from './read-products.ts';
import { createReport } from './report.ts';

let file: string;
beforeAll(() => {
  file = join(mkdtempSync(join(tmpdir(), 'vitrine-products-')), 'products.csv');
});
afterAll(() => rmSync(join(file, '..'), { recursive: true, force: true }));

/** A product whose row has this in one column, and a sound one after it. */
async function read(column: string, cell: string) {
  writeFileSync(file, `Handle,Title,Variant Price,${column}\nhat,Hat,5,"${cell}"\nbelt,Belt,7,\n`);
  const report = createReport();
  const drafts: ProductDraft[] = [];
  for await (const draft of readProducts(file, { product: {}, variant: {} }, report)) drafts.push(draft);
  return { drafts, report };
}

it.each([
  ['Variant Compare At Price', 'free1', 'is not a price'],
  ['Variant Compare At Price', 'x12y', 'is not a price'],
  ['Variant Inventory Qty', '0x10', 'is not a quantity'],
  ['Variant Inventory Qty', '1e3', 'is not a quantity'],
  ['Variant Inventory Qty', '1.5', 'is not a quantity'],
  ['Variant Inventory Qty', '1234,567', 'is not a quantity'],
  ['Variant Inventory Qty', '9999999999', 'is not a quantity'],
  ['Variant Grams', '1e3', 'is not a weight'],
  ['Variant Grams', '-300', 'is not a weight'],
  ['Variant Grams', 'Infinity', 'is not a weight'],
  ['Published At', 'free 1', 'is not a time'],
  ['Created At', '31/12/2026', 'is not a time'],
])('in %s, %j leaves the product out, with line and reason', async (column, cell, reason) => {
  const { drafts, report } = await read(column, cell);
  expect(drafts.map(({ handle }) => handle)).toEqual(['belt']);
  expect(report.skipped).toMatchObject([{ line: 2, reason: expect.stringContaining(`"${cell}" ${reason}`) }]);
});

it.each([
  ['Variant Inventory Qty', '-5', { variants: [{ quantity: -5 }] }],
  ['Variant Inventory Qty', '12,345', { variants: [{ quantity: 12345 }] }],
  ['Variant Inventory Qty', '10.0', { variants: [{ quantity: 10 }] }],
  ['Variant Grams', '1 234.6', { variants: [{ grams: 1235 }] }],
  ['Variant Grams', '.5', { variants: [{ grams: 1 }] }],
  ['Created At', '2026-01-31 12:00:00 -0500', { createdAt: '2026-01-31T17:00:00.000Z' }],
  ['Created At', '', { createdAt: null }],
])('in %s, %j comes in', async (column, cell, facts) => {
  expect((await read(column, cell)).drafts[0]).toMatchObject(facts);
});

it('the place of a picture is a number, or its place in the file', async () => {
  const positions = async (...cells: string[]) => {
    const rows = cells.map((cell, index) => `hat,Hat,5,${index}.png,${cell}`);
    writeFileSync(
      file,
      `Handle,Title,Variant Price,Image Src,Image Position\n${rows.slice(0, 1)}\nhat,,,1.png,${cells[1]}\n`,
    );
    for await (const draft of readProducts(file, { product: {}, variant: {} }, createReport()))
      return draft.images.map(({ source }) => source);
    return [];
  };
  expect(await positions('2', '1')).toEqual(['1.png', '0.png']);
  expect(await positions('1e3', '0x1')).toEqual(['0.png', '1.png']);
});

it('a product of endless rows is left out without holding them', async () => {
  writeFileSync(file, `Handle,Title,Variant Price\nhat,Hat,5\n${'hat,,\n'.repeat(10_001)}belt,Belt,7\n`);
  const report = createReport();
  const handles: string[] = [];
  for await (const { handle } of readProducts(file, { product: {}, variant: {} }, report)) handles.push(handle);
  expect(handles).toEqual(['belt']);
  expect(report.skipped).toMatchObject([{ line: 2, reason: expect.stringContaining('more than 10000 rows') }]);
});

it('a unit price is two amounts of one kind, or none', async () => {
  const columns =
    'Unit Price Total Measure,Unit Price Total Measure Unit,Unit Price Base Measure,Unit Price Base Measure Unit';
  const measured = async (cells: string) => {
    writeFileSync(file, `Handle,Title,Variant Price,${columns}\nhat,Hat,5,${cells}\n`);
    const report = createReport();
    for await (const { variants } of readProducts(file, { product: {}, variant: {} }, report))
      return variants[0]?.unitMeasurement;
    return report.skipped[0]?.reason;
  };
  const bottle = {
    measuredType: 'volume',
    quantityValue: 0.5,
    quantityUnit: 'l',
    referenceValue: 100,
    referenceUnit: 'ml',
  };
  expect(await measured('"0,5",L,100,ml')).toEqual(bottle);
  for (const none of [',,,', '0.0,,0,', ',ml,,ml']) expect(await measured(none)).toBeNull();
  for (const wrong of ['500,ml,,', '500,ml,100,g', '500,cup,1,cup', 'x,ml,100,ml'])
    expect([wrong, await measured(wrong)]).toEqual([wrong, expect.stringContaining('is not a unit price')]);
});

it('a column that is not kept is reported once, with the cells it had', async () => {
  const columns = 'Google Shopping / MPN,Included / Canada,Price / Canada,Shelf,Empty,Price,HS Code';
  writeFileSync(
    file,
    `Handle,Title,Variant Price,${columns}\nhat,Hat,5,m1,true,9.00,A,,6,\nhat,,,m2,,,,,,\nbelt,Belt,7,,FALSE,,B,,,\n`,
  );
  const report = createReport();
  for await (const _ of readProducts(file, { product: {}, variant: {} }, report));
  expect(report.warnings.map(({ line, message }) => [line, message])).toEqual([
    [1, 'Column "Google Shopping / MPN" is nothing this shop uses. 2 filled cells were left out.'],
    [1, expect.stringMatching(/^Column "Included \/ Canada" .* 1 filled cell was left out\.$/)],
    [1, expect.stringMatching(/^Column "Price \/ Canada" .* 1 filled cell was left out\.$/)],
    [1, 'Column "Shelf" is not known. 2 filled cells were left out.'],
    [1, 'Column "Empty" is not known. It is empty.'],
    [1, 'Column "Price" is a second one of the same meaning. 1 filled cell was left out.'],
  ]);
});
