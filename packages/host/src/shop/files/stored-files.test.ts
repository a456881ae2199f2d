import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ObjectStore, startObjectStore } from '../../../../../scripts/object-store/start-object-store.ts';
import { type FileStore, FileStoreAway } from '../../file-store/file-store.ts';
import { openS3 } from '../../file-store/open-s3.ts';
import { importShop } from '../import/import-shop.ts';
import { openTestShop, productHeader, type TestShop } from '../test-shop.ts';
import type { Media } from '../types.ts';
import { contentVersion } from './content-version.ts';
import type { ShopFiles } from './shop-files.ts';
import { openStoredFiles } from './stored-files.ts';

const FILES = {
  'products.csv': `${productHeader}
dress,Dress,,Oriel,Dresses,,TRUE,Color,Ink,,,D,300,,10,deny,100.00,,dress.png,1,,FALSE,active
dress,,,,,,,,Rose,,,,,,,deny,100.00,,https://cdn.example/late.png,2,,,
`,
  'files.json': { 'dress.png': { alt: 'Ink' } },
  'files/dress.png': 'no picture',
};

let server: ObjectStore;
let work: string;
beforeAll(async () => {
  server = await startObjectStore();
  work = mkdtempSync(join(tmpdir(), 'vitrine-stored-'));
});
afterAll(async () => {
  await server.close();
  rmSync(work, { recursive: true });
});

let shop: TestShop;
let files: FileStore;
let time: number;
let picture: string;
let count = 0;
beforeEach(async () => {
  count += 1;
  time = 0;
  shop = await openTestShop(FILES);
  files = await openS3({
    bucket: server.bucket,
    prefix: `${count}/`,
    env: server.env,
    report: () => {},
    now: () => time,
  });
  picture = join(work, 'received');
  await sharp({ create: { width: 30, height: 40, channels: 3, background: '#345' } })
    .png()
    .toFile(picture);
});
afterEach(async () => {
  files.close();
  await shop.close();
});

/** A node with a data folder of its own, on the shop's one database. */
const openNode = (): Promise<ShopFiles> =>
  openStoredFiles({
    store: shop.store,
    files,
    filesDir: join(shop.shopDir, 'files'),
    dataDir: mkdtempSync(join(work, 'node-')),
  });
const row = (name: string) => shop.store.db.selectFrom('files').where('name', '=', name).selectAll().executeTakeFirst();
const mediaOf = async (): Promise<Media[]> =>
  JSON.parse((await shop.store.db.selectFrom('products').select('media').executeTakeFirstOrThrow()).media);

test('what is uploaded at one node is found at all of them, and the shop’s folder stays as it is', async () => {
  const before = readdirSync(join(shop.shopDir, 'files'));
  const [one, other] = [await openNode(), await openNode()];
  expect(await other.find('hero.png')).toBeNull();
  const version = contentVersion(readFileSync(picture));
  expect(await one.add(picture, 'hero.png')).toMatchObject({ name: 'hero.png', width: 30, height: 40, version });
  for (const node of [one, other]) {
    const file = await node.find('hero.png');
    expect(file).toMatchObject({ version, natural: { width: 30, height: 40 } });
    expect(readFileSync(file?.path ?? '')).toEqual(readFileSync(picture));
  }
  expect((await files.list('')).map(({ key }) => key)).toEqual([`files/${version}-hero.png`]);
  expect(readdirSync(join(shop.shopDir, 'files'))).toEqual(before);
});

test('nodes that take a name at the same time get two', async () => {
  const nodes = await Promise.all([1, 2, 3].map(openNode));
  const added = await Promise.all(
    nodes.map(async (node, index) => {
      const own = join(work, `received-${index}`);
      copyFileSync(picture, own);
      return (await node.add(own, 'hero.png')).name;
    }),
  );
  expect(added.sort()).toEqual(['hero-1.png', 'hero-2.png', 'hero.png']);
  expect((await nodes[0]?.add(picture, 'dress.png'))?.name).toBe('dress-1.png');
});

test('an import leaves uploads and descriptions, and shows an upload where its picture was missing', async () => {
  const node = await openNode();
  await node.add(picture, 'late.png');
  expect((await mediaOf())[1]?.preview).toMatchObject({ name: 'late.png', width: 30, height: 40 });
  expect(await node.describe('late.png', { alt: 'Late' })).toMatchObject({ ok: true, value: { alt: 'Late' } });
  expect(await node.describe('dress.png', { focalPoint: { x: 10, y: 20 } })).toMatchObject({ ok: true });
  expect(await node.describe('none.png', { alt: 'x' })).toEqual({ ok: false, error: 'unknown' });
  const rows = [await row('late.png'), await row('dress.png')];
  expect(rows[1]).toMatchObject({ alt: 'Ink', focal_x: 10, focal_y: 20 });
  await importShop(shop.store, shop.shopDir, { force: true });
  expect([await row('late.png'), await row('dress.png')]).toEqual(rows);
  expect((await mediaOf())[1]).toMatchObject({ alt: 'Late', preview: { name: 'late.png', width: 30 } });
  expect((await node.find('late.png'))?.natural).toEqual({ width: 30, height: 40 });
});

test('a file that is deployed comes before an upload of its name', async () => {
  const node = await openNode();
  await node.add(picture, 'hero.png');
  writeFileSync(join(shop.shopDir, 'files', 'hero.png'), 'deployed');
  expect(await node.find('hero.png')).toMatchObject({ version: contentVersion(Buffer.from('deployed')) });
  await importShop(shop.store, shop.shopDir);
  expect(await row('hero.png')).toMatchObject({ size: 8, width: 0 });
});

test('without the store nothing is added, what is here is found, and what is not is no missing file', async () => {
  const [one, other] = [await openNode(), await openNode()];
  await one.add(picture, 'hero.png');
  await server.stop();
  try {
    await expect(one.add(picture, 'second.png')).rejects.toBeInstanceOf(FileStoreAway);
    expect(await row('second.png')).toBeUndefined();
    expect(basename((await one.find('hero.png'))?.path ?? '')).toMatch(/-hero\.png$/);
    await expect(other.find('hero.png')).rejects.toBeInstanceOf(FileStoreAway);
    expect(await one.find('nothing.png')).toBeNull();
  } finally {
    await server.start();
  }
  time = 2000;
  expect(await other.find('hero.png')).not.toBeNull();
  expect((await one.add(picture, 'second.png')).name).toBe('second.png');
});
