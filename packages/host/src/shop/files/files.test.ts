import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importShop } from '../import/import-shop.ts';
import { openTestShop, productHeader, type TestShop } from '../test-shop.ts';
import type { FileImage, Media } from '../types.ts';
import { addFile } from './add-file.ts';
import { describeFile } from './describe-file.ts';

const products = `${productHeader}
dress,Dress,,Oriel,Dresses,,TRUE,Color,Ink,,,D,300,,10,deny,100.00,,dress-ink.png,1,Of its own,FALSE,active
dress,,,,,,,,Rose,,,,,,,deny,100.00,,dress-rose.png,2,,,
dress,,,,,,,,Moss,,,,,,,deny,100.00,,https://cdn.example/dress-moss.png,3,,,
`;
const FILES = {
  'products.csv': products,
  'collections.json': [{ handle: 'silk', title: 'Silk', image: 'dress-rose.png' }],
  'option-swatches.json': { Color: { Rose: { image: 'dress-rose.png' } } },
  'files.json':
    '{\n    "dress-rose.png": { "alt": "Rose", "credit": "Ada" },\n    "dress-ink.png": { "alt": "Ink" }\n}\n',
};

let shop: TestShop;
/** Path of a new picture, complete but not yet one of the shop's. */
let picture: string;
beforeEach(async () => {
  shop = await openTestShop(FILES);
  picture = join(shop.shopDir, 'files', '.upload-1');
  await sharp({ create: { width: 30, height: 40, channels: 3, background: '#345' } })
    .png()
    .toFile(picture);
});
afterEach(() => shop.close());

const rows = async () => ({
  files: await shop.store.db.selectFrom('files').selectAll().orderBy('name').execute(),
  collections: await shop.store.db.selectFrom('collections').select(['handle', 'image']).execute(),
  media: await shop.store.db.selectFrom('products').select(['handle', 'media', 'options']).execute(),
  swatches: await shop.store.db.selectFrom('swatches').selectAll().execute(),
});
const mediaOf = async (): Promise<Media[]> => JSON.parse((await rows()).media[0]?.media ?? '[]');
const factsOf = async (change: () => Promise<unknown>): Promise<string[]> => {
  const facts: string[] = [];
  const stop = shop.store.changes.subscribe((changed) => facts.push(...changed));
  await change();
  stop();
  return facts.map((fact) => fact.replace(/\d+$/, 'N')).sort();
};
/** While a table has another name; tests that follow may have the same database. */
async function withoutTable(name: string, run: () => Promise<unknown>): Promise<void> {
  const rename = (from: string, to: string) =>
    shop.store.write((tx) => tx.schema.alterTable(from).renameTo(to).execute());
  await rename(name, 'gone');
  await run();
  await rename('gone', name);
}
/** An import that reads everything finds what the change has written. */
async function expectImportAgrees(): Promise<void> {
  const before = await rows();
  expect(await importShop(shop.store, shop.shopDir)).toMatchObject({ unchanged: true });
  rmSync(picture, { force: true });
  await importShop(shop.store, shop.shopDir, { force: true });
  expect(await rows()).toEqual(before);
}

describe('a new file', () => {
  test('is among the files as an import would have it, and the folder needs no import', async () => {
    const facts = await factsOf(async () => {
      expect(await addFile(shop.store, shop.shopDir, picture, 'hero.png')).toMatchObject({
        name: 'hero.png',
        alt: '',
        width: 30,
        height: 40,
        version: expect.stringMatching(/^[0-9a-f]{10}$/),
      });
    });
    expect(facts).toEqual(['file:hero.png']);
    await expectImportAgrees();
  });

  test('has a number where its name is taken', async () => {
    const names = await Promise.all(
      [1, 2, 3].map(async (number) => {
        copyFileSync(picture, `${picture}-${number}`);
        return (await addFile(shop.store, shop.shopDir, `${picture}-${number}`, 'dress-ink.png')).name;
      }),
    );
    expect(names.sort()).toEqual(['dress-ink-1.png', 'dress-ink-2.png', 'dress-ink-3.png']);
    await expectImportAgrees();
  });

  test('is shown where a placeholder stood for it', async () => {
    expect((await mediaOf())[2]?.preview).toMatchObject({ name: 'dress-moss.png', version: 'missing' });
    const facts = await factsOf(() => addFile(shop.store, shop.shopDir, picture, 'dress-moss.png'));
    expect(facts).toEqual(['file:dress-moss.png', 'product:N']);
    expect((await mediaOf())[2]?.preview).toMatchObject({ width: 30, height: 40 });
    await expectImportAgrees();
  });

  test('leaves what else has changed in the folder to the next import', async () => {
    shop.write('menus.json', [{ handle: 'late', title: 'Late', links: [] }]);
    await addFile(shop.store, shop.shopDir, picture, 'hero.png');
    expect(await importShop(shop.store, shop.shopDir)).toMatchObject({ unchanged: false });
    expect(await shop.store.db.selectFrom('menus').select('handle').execute()).toEqual([{ handle: 'late' }]);
  });

  test('is taken away again where the database refuses it', async () => {
    await withoutTable('files', () => expect(addFile(shop.store, shop.shopDir, picture, 'hero.png')).rejects.toThrow());
    expect(readdirSync(join(shop.shopDir, 'files'))).not.toContain('hero.png');
  });
});

describe('the description of a picture', () => {
  const describe_ = (name: string, change: Parameters<typeof describeFile>[3]) =>
    describeFile(shop.store, shop.shopDir, name, change);

  test('changes wherever the picture is shown, but for texts of the place’s own', async () => {
    const facts = await factsOf(async () => {
      await describe_('dress-rose.png', { alt: 'In rose', focalPoint: { x: 10, y: 20 } });
    });
    expect(facts).toEqual(['*', 'collection:N', 'file:dress-rose.png', 'product:N']);
    const [ink, rose] = await mediaOf();
    expect(rose).toMatchObject({ alt: 'In rose', preview: { alt: 'In rose', focalPoint: { x: 10, y: 20 } } });
    expect(ink).toMatchObject({ alt: 'Of its own', preview: { focalPoint: { x: 50, y: 50 } } });
    const { collections, swatches } = await rows();
    const image: FileImage = JSON.parse(collections[0]?.image ?? '');
    expect(image).toMatchObject({ focalPoint: { x: 10, y: 20 } });
    expect(swatches[0]?.image).toContain('In rose');
    await expectImportAgrees();
    await describe_('dress-ink.png', { alt: 'Other', focalPoint: { x: 1, y: 2 } });
    expect((await mediaOf())[0]).toMatchObject({ alt: 'Of its own', preview: { focalPoint: { x: 1, y: 2 } } });
    await expectImportAgrees();
  });

  test('is in files.json beside what other programs wrote, indented as it was', async () => {
    await describe_('dress-rose.png', { focalPoint: { x: 10, y: 20 } });
    const text = readFileSync(join(shop.shopDir, 'files.json'), 'utf8');
    expect(text).toMatch(/^\{\n {4}"dress-rose.png": \{\n {8}"alt": "Rose",\n {8}"credit": "Ada",/);
    expect(JSON.parse(text)['dress-rose.png']).toEqual({ alt: 'Rose', credit: 'Ada', focalPoint: { x: 10, y: 20 } });
    expect(readdirSync(shop.shopDir).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('makes files.json where there is none', async () => {
    rmSync(join(shop.shopDir, 'files.json'));
    await importShop(shop.store, shop.shopDir);
    await describe_('dress-ink.png', { alt: 'Ink' });
    expect(JSON.parse(readFileSync(join(shop.shopDir, 'files.json'), 'utf8'))).toEqual({
      'dress-ink.png': { alt: 'Ink' },
    });
    await expectImportAgrees();
  });

  test('of a file that is not there is refused; a files.json that cannot be read stays', async () => {
    expect(await describe_('gone.png', { alt: 'x' })).toEqual({ ok: false, error: 'unknown' });
    writeFileSync(join(shop.shopDir, 'files.json'), '{ not json');
    await expect(describe_('dress-ink.png', { alt: 'x' })).rejects.toThrow('files.json is not JSON');
    expect(readFileSync(join(shop.shopDir, 'files.json'), 'utf8')).toBe('{ not json');
  });

  test('is as it was where the database refuses it', async () => {
    await withoutTable('swatches', () => expect(describe_('dress-ink.png', { alt: 'x' })).rejects.toThrow());
    expect(readFileSync(join(shop.shopDir, 'files.json'), 'utf8')).toBe(FILES['files.json']);
  });
});
