import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importShop } from '../import/import-shop.ts';
import { openTestShop, productHeader, type TestShop } from '../test-shop.ts';
import { contentVersion } from './content-version.ts';
import { createFileFacts, type FileFactsReader, type FileNow } from './file-facts.ts';

let shop: TestShop;
let facts: FileFactsReader;
let picture: string;
const now = (): FileNow => {
  const { size, mtimeMs: modified } = statSync(picture);
  return { path: picture, size, modified };
};

beforeEach(async () => {
  shop = await openTestShop({
    'products.csv': `${productHeader}
dress,Dress,,Oriel,Dresses,,TRUE,Color,Ink,,,D,300,,10,deny,100.00,,dress.png,1,,FALSE,active
`,
  });
  mkdirSync(join(shop.shopDir, 'files'), { recursive: true });
  picture = join(shop.shopDir, 'files', 'dress.png');
  writeFileSync(
    picture,
    await sharp({ create: { width: 3, height: 2, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  );
  await importShop(shop.store, shop.shopDir);
  facts = createFileFacts(shop.store);
});
afterEach(() => shop.close());

test('a file has the facts of the import', async () => {
  const version = contentVersion(readFileSync(picture));
  expect(await facts.of(now())).toEqual({ version, natural: { width: 3, height: 2 } });
  expect(await facts.of(now())).toEqual({ version, natural: { width: 3, height: 2 } });
});

test('a copy of another time is the same file', async () => {
  utimesSync(picture, new Date(0), new Date(0));
  expect(await facts.of(now())).toMatchObject({ natural: { width: 3, height: 2 } });
});

test('a file that has changed has none until it is imported, and a version all the same', async () => {
  const before = await facts.of(now());
  const bytes = readFileSync(picture);
  // The checksum of the last chunk: as long as before.
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  writeFileSync(picture, bytes);
  utimesSync(picture, new Date(0), new Date(0));
  expect(await facts.of(now())).toBeNull();
  expect(await facts.versionOf(now())).toBe(contentVersion(bytes));
  await importShop(shop.store, shop.shopDir);
  const after = await facts.of(now());
  expect(after?.version).toBe(contentVersion(bytes));
  expect(after?.version).not.toBe(before?.version);
});
