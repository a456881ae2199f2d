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
  for await (const draft of readProducts(file, {}, report)) drafts.push(draft);
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
    for await (const draft of readProducts(file, {}, createReport())) return draft.images.map(({ source }) => source);
    return [];
  };
  expect(await positions('2', '1')).toEqual(['1.png', '0.png']);
  expect(await positions('1e3', '0x1')).toEqual(['0.png', '1.png']);
});

it('a product of endless rows is left out without holding them', async () => {
  writeFileSync(file, `Handle,Title,Variant Price\nhat,Hat,5\n${'hat,,\n'.repeat(10_001)}belt,Belt,7\n`);
  const report = createReport();
  const handles: string[] = [];
  for await (const { handle } of readProducts(file, {}, report)) handles.push(handle);
  expect(handles).toEqual(['belt']);
  expect(report.skipped).toMatchObject([{ line: 2, reason: expect.stringContaining('more than 10000 rows') }]);
});
