import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts';
import { runCli } from '../../test/run-cli.ts';
import { variantIds } from '../../test/variant-ids.ts';
import { buy, newYork } from '../shop/checkout/checkout.fixture.ts';
import { main } from './main.ts';

/** Clears the screen, names the window, forges a line, and turns the rest of the line around. */
const HOSTILE = '\u001b[2J\u001b]0;owned\u0007\n#9999  paid\u009b1A\u202eeht';
const OBEYED = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u;
let shop: TestShop;
let data: string[];
beforeAll(async () => {
  shop = await openTestShop();
  data = ['--data', `${shop.dir}/data`];
  const { store } = shop;
  const address = { ...newYork, firstName: `Ada ${HOSTILE}`, address1: `1 ${HOSTILE}` };
  await buy(store, [{ id: (await variantIds(store)).SCARF }], { address });
  // As an older version, or an import, may have taken it.
  const email = `ada${HOSTILE}@example.com`;
  await store.write((tx) => tx.updateTable('orders').set({ email }).execute());
  await store.write((tx) => tx.insertInto('subscribers').values({ email, locale: '=1+1', created_at: '' }).execute());
});
afterAll(() => shop.close());

test('a list of orders has a line for each, and nothing in it that a terminal obeys', async () => {
  const { text } = await runCli('orders', ...data);
  expect(text).not.toMatch(OBEYED);
  expect(text.trimEnd().split('\n')).toHaveLength(2);
  expect(text).toContain('ada\\u{1b}[2J');
});

test('nor has an order, whatever its address says', async () => {
  const { text } = await runCli('orders', '#1001', ...data);
  expect(text).not.toMatch(OBEYED);
  expect(text).not.toMatch(/^#9999/m);
  expect(text).toContain('Ada');
});

test('the list of subscribers has no formula, and nothing that a terminal obeys', async () => {
  const { text } = await runCli('subscribers', ...data);
  expect(text).not.toMatch(OBEYED);
  expect(text).toContain("'=1+1");
});

test('nor has what an import and a check say of a file, and a cell is shortened', async () => {
  const cell = HOSTILE.replaceAll('\n', '');
  const long = `${'h'.repeat(100_000)},Long,5`;
  await writeFile(
    `${shop.dir}/shop/products.csv`,
    `Handle,Title,Variant Price,Col ${cell}\nhat,Hat,${cell}\n${long}\n`,
  );
  const folders = ['--shop', `${shop.dir}/shop`, '--theme', `${shop.dir}/theme`];
  for (const { text } of [await runCli('check', ...folders), await runCli('import', ...folders, ...data)]) {
    expect(text).not.toMatch(OBEYED);
    expect(text).toContain('products.csv:1: Column "Col \\u{1b}[2J');
    expect(text).toMatch(/products\.csv:2: .*"\\u\{1b\}\[2J.* is not a price/);
    expect(text).toMatch(/products\.csv:3: .*its handle is longer than 255 characters/);
    for (const line of text.split('\n')) expect(line.length).toBeLessThan(1000);
  }
});

test('what goes wrong is printed so too', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  await main(['check', '--theme', `/nothing${HOSTILE}`]);
  expect(String(printed.mock.calls[0]?.[0])).not.toMatch(OBEYED);
  printed.mockRestore();
});
