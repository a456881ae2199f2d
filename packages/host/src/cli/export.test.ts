import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts';
import { runCli } from '../../test/run-cli.ts';
import { listAudit } from '../shop/audit/list-audit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const run = (...args: string[]) => runCli('export', ...args, '--data', `${shop.dir}/data`);

test('an export is written beside an open shop, and over a file only with --force', async () => {
  const file = `${shop.dir}/out.csv`;
  expect(await run('products', file)).toEqual({ code: 0, text: `${file} holds the products of the shop.\n` });
  expect(readFileSync(file, 'utf8')).toMatch(/^Title,URL handle,Description,[^\n]+\nSlip Dress,slip-dress,/);
  expect(await run('redirects', file)).toMatchObject({ code: 1, text: expect.stringContaining('--force') });
  expect((await run('redirects', file, '--force')).code).toBe(0);
  expect(readFileSync(file, 'utf8')).toMatch(/^Redirect from,Redirect to\n/);
  expect((await run('inventory', `${shop.dir}/inventory.csv`)).code).toBe(0);
  expect((await run('metafields', `${shop.dir}/metafields.json`)).code).toBe(0);
  expect(readdirSync(shop.dir).filter((name) => name.endsWith('.part'))).toEqual([]);
  const events = (await listAudit(shop.store.db, { limit: 9 })).map(({ event }) => event);
  expect(events.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'shop_exported'));
});

test('what is not exported is named with what is', async () => {
  expect(await run('hats', 'x.csv')).toMatchObject({ code: 2, text: expect.stringContaining('export redirects FILE') });
  expect(await run('products', `${shop.dir}/none/x.csv`)).toMatchObject({ code: 1 });
  expect(existsSync(`${shop.dir}/none`)).toBe(false);
});
