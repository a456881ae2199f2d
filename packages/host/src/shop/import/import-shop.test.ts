import { statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EVERYTHING } from '../../store/changes.ts';
import { lockImports } from '../../store/import-staging.ts';
import { isOnPostgres } from '../../store/test-store.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { priceCart } from '../cart/price-cart.ts';
import { readCart } from '../cart/read-cart.ts';
import { productIdsByHandles, productsByIds } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/types-products.ts';
import { takeStock } from '../inventory/stock.ts';
import { openTestShop, productHeader, type TestShop, testProducts, variantId } from '../test-shop.ts';
import { importShop } from './import-shop.ts';
import { ImportError } from './report.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

async function product(handle: string): Promise<Product | undefined> {
  const id = (await productIdsByHandles(shop.store, [handle])).get(handle) ?? 0;
  return (await productsByIds(shop.store, [id])).get(id);
}
async function reimport(products: string, options = {}) {
  shop.write('products.csv', products);
  return importShop(shop.store, shop.shopDir, { force: true, ...options });
}
const row = (cells: string): string => `${productHeader}\n${cells}\n`;

describe('a first import', () => {
  it('makes the products with variants, pictures and facts', async () => {
    expect(shop.report).toMatchObject({ created: 5, updated: 0, removed: 0, skipped: [], unchanged: false });
    expect(await product('dress')).toMatchObject({
      title: 'Été Dress',
      description: '<p>Silk</p>',
      vendor: 'Oriel',
      tags: ['silk', 'new'],
      options: [
        { name: 'Color', values: [{ name: 'Ink' }, { name: 'Rose' }] },
        { name: 'Size', values: [{ name: 'S' }, { name: 'M' }] },
      ],
      variants: [
        {
          title: 'Ink / S',
          price: 10000,
          compareAtPrice: 15000,
          inventoryQuantity: 10,
          available: true,
          inventoryManagement: 'shopify',
          grams: 300,
        },
        { title: 'Ink / M', compareAtPrice: null },
        { title: 'Rose / S', price: 12000, available: false },
      ],
      media: [
        { position: 1, alt: 'Dress in Ink, front', preview: { name: 'dress-ink.png', width: 1, height: 1 } },
        { position: 2, preview: { name: 'dress-rose.png' } },
      ],
    });
    expect(await product('tee')).toMatchObject({
      variants: [
        { inventoryPolicy: 'continue', available: true },
        { inventoryManagement: null, available: true },
      ],
    });
    expect(await product('scarf')).toMatchObject({
      options: [{ name: 'Title' }],
      variants: [{ title: 'Default Title', price: 4500 }],
    });
    expect(await product('gift-card')).toMatchObject({
      giftCard: true,
      variants: [{ requiresShipping: false, taxable: false }],
    });
    expect(await product('coat')).toBeUndefined();
  });

  it('does nothing a second time, and the same again when it must', async () => {
    const before = await product('dress');
    expect(await importShop(shop.store, shop.shopDir)).toMatchObject({ unchanged: true, created: 0 });
    expect(await importShop(shop.store, shop.shopDir, { force: true })).toMatchObject({
      created: 0,
      updated: 0,
      removed: 0,
    });
    expect(await product('dress')).toEqual(before);
  });

  // Of several nodes each has a copy with other times: content alone tells there (`stampKind`).
  it.skipIf(isOnPostgres)('sees that a file was written again', async () => {
    const file = join(shop.shopDir, 'files/dress-ink.png');
    utimesSync(file, new Date(), new Date(statSync(file).mtimeMs + 5000));
    expect((await importShop(shop.store, shop.shopDir)).unchanged).toBe(false);
  });
});

describe('media the export cannot hold', () => {
  const poster = { poster: 'dress-rose.png', alt: 'Dress in Ink, film' };
  const media = async (rows: object[]) => {
    for (const name of ['turn.webm', 'turn.mp4', 'bag.glb', 'bag.usdz']) shop.write(`files/${name}`, name);
    shop.write('product-media.json', { dress: rows });
    const report = await importShop(shop.store, shop.shopDir, { force: true });
    return { report, media: (await product('dress'))?.media ?? [] };
  };

  it('is a film in two formats, a film elsewhere and a model, each in its place', async () => {
    const { media: all, report } = await media([
      {
        type: 'video',
        ...poster,
        position: 1,
        files: ['turn.webm', 'turn.mp4'],
        width: 720,
        height: 960,
        duration: 8000,
      },
      { type: 'external_video', ...poster, position: 2, url: 'https://youtu.be/dQw4w9WgXcQ' },
      { type: 'model', ...poster, position: 9, files: ['bag.glb', 'bag.usdz'] },
    ]);
    expect(report.warnings).toEqual([]);
    expect(all.map(({ type, position }) => [position, type])).toEqual([
      [1, 'video'],
      [2, 'image'],
      [3, 'external_video'],
      [4, 'image'],
      [5, 'model'],
    ]);
    expect(all[0]?.sources.map((source) => [source.mimeType, source.format, source.width])).toEqual([
      ['video/webm', 'webm', 720],
      ['video/mp4', 'mp4', 720],
    ]);
    expect(all[2]).toMatchObject({ host: 'youtube', externalId: 'dQw4w9WgXcQ', sources: [] });
    expect(all[4]?.sources.map((source) => source.mimeType)).toEqual(['model/gltf-binary', 'model/vnd.usdz+zip']);
    expect(all[4]?.sources[0]?.url).toMatch(/^\/cdn\/shop\/files\/bag\.glb\?v=\w{10}$/);
  });

  it('is left out and reported where nothing of it can be shown', async () => {
    const { media: all, report } = await media([
      { type: 'video', ...poster, position: 1, file: 'gone.mp4', width: 1, height: 1 },
      { type: 'external_video', ...poster, position: 1, url: 'https://films.example/7' },
    ]);
    expect(all.every(({ type }) => type === 'image')).toBe(true);
    expect(report.warnings.map((warning) => warning.message)).toEqual([
      'The file "gone.mp4" is not in files/.',
      '"https://films.example/7" is no film on YouTube or Vimeo.',
    ]);
  });
});

describe('what an export may look like', () => {
  it('has a byte order mark, CRLF, quoted line breaks and semicolons', async () => {
    const report = await reimport(
      `\ufeffHandle;Title;Body (HTML);Variant Price\r\nhat;"A ""hat""";"<p>one\r\ntwo</p>";1.234,50 €\r\n`,
    );
    expect(report.skipped).toEqual([]);
    expect(await product('hat')).toMatchObject({
      title: 'A "hat"',
      description: '<p>one\r\ntwo</p>',
      variants: [{ price: 123450 }],
    });
  });

  it('has the headers of newer exports', async () => {
    const header =
      'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Charge tax,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Weight unit for display,Requires shipping,Product image URL,Image position,Image alt text,Variant image URL,Gift card';
    const report = await reimport(
      `${header}\nHat,hat,<p>x</p>,V,Apparel > Hats,Hats,"a,b",TRUE,Active,H-S,Size,S,20,25,TRUE,shopify,4,FALSE,120,kg,TRUE,https://cdn.example/s/dress-ink.png?v=1,1,Hat,,FALSE\n,hat,,,,,,,,H-M,Size,M,21,,FALSE,shopify,0,TRUE,120,kg,TRUE,,,,https://cdn.example/dress-rose.png,\n`,
    );
    expect(report).toMatchObject({ skipped: [], warnings: [] });
    const hat = await product('hat');
    expect(hat).toMatchObject({
      category: 'Apparel > Hats',
      variants: [
        { sku: 'H-S', inventoryQuantity: 4, inventoryPolicy: 'deny', weightUnit: 'kg', taxable: true },
        { sku: 'H-M', inventoryPolicy: 'continue', taxable: false },
      ],
      media: [{ preview: { name: 'dress-ink.png' } }, { preview: { name: 'dress-rose.png' } }],
    });
    expect(hat?.variants[1]?.mediaId).toBe(hat?.media[1]?.id);
  });

  it('has metafields, with the types of the definitions or of what they look like, and columns nobody knows', async () => {
    shop.write('metafields.json', { product: { 'custom.code': 'single_line_text_field' } });
    const report = await reimport(
      'Handle,Title,Variant Price,Code (product.metafields.custom.code),Sale (product.metafields.custom.sale),Guides (product.metafields.custom.guides),Metafield: custom.fit [json],Rating (product.metafields.reviews.rating),Weather\n' +
        'hat,Hat,1,007,TRUE,"[""size_guide/hats""]","{""a"":1}","{""value"":""4.5"",""scale_min"":""1"",""scale_max"":""5""}",fair\n',
    );
    expect(report.warnings).toEqual([
      { file: 'products.csv', line: 1, message: 'Column "Weather" is not known. 1 filled cell was left out.' },
    ]);
    expect((await product('hat'))?.metafields.map(({ key, type, value }) => [key, type, value])).toEqual([
      ['code', 'single_line_text_field', '007'],
      ['sale', 'boolean', 'true'],
      ['guides', 'list.metaobject_reference', '["size_guide/hats"]'],
      ['fit', 'json', '{"a":1}'],
      ['rating', 'rating', '{"value":"4.5","scale_min":"1","scale_max":"5"}'],
    ]);
  });

  it('names pictures that are not there: reported, and the product is taken', async () => {
    const report = await reimport(
      `${productHeader},Variant Image\nhat,Hat,,,,,,,,,,,,,,,9,,https://cdn.example/gone.jpg,1,,,,%zz.jpg\n`,
    );
    expect(report.warnings.map((warning) => [warning.line, warning.message])).toEqual([
      [2, 'The picture "gone.jpg" is not in files/: a placeholder stands for it.'],
      [2, 'The picture "%zz.jpg" is not in files/.'],
    ]);
    const hat = await product('hat');
    expect(hat).toMatchObject({ media: [{ preview: { name: 'gone.jpg', version: 'missing', width: 1200 } }] });
    expect(hat?.variants[0]?.mediaId).toBe(null);
  });
});

describe('bad rows', () => {
  it.each([
    ['no price', row('hat,Hat,,,,,,,,,,,,,,,,,,,,,'), 2, 'has no variant'],
    ['a price that is none', row('hat,Hat,,,,,,,,,,,,,,,free,,,,,,'), 2, '"free" is not a price'],
    ['a negative price', row('hat,Hat,,,,,,,,,,,,,,,-5,,,,,,'), 2, 'is not a price'],
    ['a quantity that is none', row('hat,Hat,,,,,,,,,,,,shopify,many,deny,5,,,,,,'), 2, '"many" is not a quantity'],
    ['an unknown policy', row('hat,Hat,,,,,,,,,,,,shopify,1,maybe,5,,,,,,'), 2, 'inventory policy'],
    ['an unknown status', row('hat,Hat,,,,,,,,,,,,,,,5,,,,,,sleeping'), 2, 'not a status'],
    [
      'an option without a value',
      row('hat,Hat,,,,,,Size,S,,,,,,,,5,,,,,,\nhat,,,,,,,,,,,H-2,,,,,5,,,,,,'),
      3,
      'no value for "Size"',
    ],
    ['a variant twice', row('hat,Hat,,,,,,Size,S,,,,,,,,5,,,,,,\nhat,,,,,,,,s,,,,,,,,5,,,,,,'), 3, 'already on line 2'],
    ['no title', row('hat,,,,,,,,,,,,,,,,5,,,,,,'), 2, 'no title'],
    [
      'a fourth option',
      `${productHeader},Option4 Name,Option4 Value\nhat,Hat,,,,,,Size,S,,,,,,,,5,,,,,,,Fit,Wide\n`,
      2,
      'at most three options',
    ],
  ])('with %s take their whole product out, with line and reason', async (_name, products, line, reason) => {
    const report = await reimport(`${products}\nbelt,Belt,,,,,,,,,,,,,,,7,,,,,,\n`);
    expect(report.skipped).toMatchObject([{ file: 'products.csv', line, reason: expect.stringContaining(reason) }]);
    expect(await product('hat')).toBeUndefined();
    expect(await product('belt')).toBeDefined();
  });

  it('with a handle that is taken are reported, and the first stays', async () => {
    const report = await reimport(
      row('hat,Hat,,,,,,,,,,,,,,,5,,,,,,\nbelt,Belt,,,,,,,,,,,,,,,7,,,,,,\nhat,Other,,,,,,,,,,,,,,,6,,,,,,'),
    );
    expect(report.skipped).toMatchObject([
      { line: 4, reason: 'The handle "hat" is already taken by the product on line 2.' },
    ]);
    expect(await product('hat')).toMatchObject({ title: 'Hat' });
  });

  it('of the inventory are reported, and places replace the quantity of the product file', async () => {
    shop.write(
      'products.csv',
      testProducts
        .replace('D-INK-S,300,shopify,10', 'D-INK-S,300,shopify,99')
        .replace('dress,Été', 'gown,Été')
        .replaceAll('\ndress,', '\ngown,'),
    );
    shop.write(
      'inventory.csv',
      'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,SKU,Location,Available\ngown,,Color,Ink,Size,S,,,,Warehouse,3\ngown,,Color,Ink,Size,S,,,,New York,2\ngown,,Color,Ink,Size,S,,,,Moon,9\ngown,,Color,Ink,Size,M,,,,Warehouse,lots\n',
    );
    const report = await importShop(shop.store, shop.shopDir);
    expect(report.skipped.map((skipped) => skipped.line)).toEqual([4, 5]);
    expect((await product('gown'))?.variants.map((variant) => variant.inventoryQuantity)).toEqual([5, 2, 0]);
  });
});

describe('an import that fails', () => {
  it.each([
    ['products.csv', ''],
    ['products.csv', 'a,b,c\n1,2,3\n'],
    ['products.csv', `${productHeader}\nhat,"Hat,,,\n`],
    ['shop.json', '{'],
    ['shop.json', '{"name":"x"}'],
    ['collections.json', '{}'],
    ['option-swatches.json', '[1]'],
  ])('because of %s (%j) leaves the shop as it was', async (name, content) => {
    shop.write(name, content);
    await expect(importShop(shop.store, shop.shopDir)).rejects.toThrow(ImportError);
    await expect(importShop(shop.store, shop.shopDir)).rejects.toThrow(name);
    expect(await product('dress')).toBeDefined();
  });

  it('because there is no folder says so', async () => {
    await expect(importShop(shop.store, '/nowhere/at/all')).rejects.toThrow(/no shop folder/);
  });
});

describe('a later import', () => {
  it('keeps ids, carts and the stock that orders took', async () => {
    const ink = variantId('dress', 'Ink', 'S');
    const added = await addToCart(shop.store, null, [{ id: ink }]);
    const token = added.ok ? added.value.cart.token : '';
    await shop.store.write((tx) => tx.updateTable('variants').set({ quantity: 4 }).where('id', '=', ink).execute());
    await shop.store.write((tx) =>
      tx.updateTable('inventory_levels').set({ available: 4 }).where('variant_id', '=', ink).execute(),
    );
    const report = await reimport(testProducts.replace('100.00,150.00', '90.00,150.00'));
    expect(report).toMatchObject({ created: 0, updated: 1, removed: 0 });
    expect((await product('dress'))?.variants[0]).toMatchObject({ id: ink, price: 9000, inventoryQuantity: 4 });
    expect(await priceCart(shop.store, await readCart(shop.store, token))).toMatchObject({ totalPrice: 9000 });
    await reimport(testProducts, { stock: true });
    expect((await product('dress'))?.variants[0]?.inventoryQuantity).toBe(10);
  });

  it('keeps sales made while it runs, and what follows from them', async () => {
    shop.write('products.csv', testProducts.replace('Tee,', 'T-shirt,'));
    const stock = () =>
      shop.store.db
        .selectFrom('variants')
        .innerJoin('products', 'products.id', 'product_id')
        .where('variants.sku', 'in', ['D-INK-S', 'D-INK-M', 'T-S'])
        .select(['sku', 'quantity', 'units_sold', 'title_sort'])
        .orderBy('sku')
        .execute();
    let selling: Promise<void> | undefined;
    await importShop(shop.store, shop.shopDir, {
      progress({ step }) {
        // By then the new tables are built from the stock as it was.
        if (step !== 'copying') return;
        selling = shop.store.write(async (tx, changed) => {
          const sold = new Map([
            [variantId('dress', 'Ink', 'S'), 3],
            [variantId('dress', 'Ink', 'M'), 2],
            [variantId('tee', 'S'), 1],
          ]);
          await takeStock(tx, sold, changed);
          await tx.updateTable('products').set({ units_sold: 5 }).where('handle', '=', 'dress').execute();
        });
      },
    });
    await selling;
    expect(await stock()).toEqual([
      { sku: 'D-INK-M', quantity: 0, units_sold: 5, title_sort: 'ete dress' },
      { sku: 'D-INK-S', quantity: 7, units_sold: 5, title_sort: 'ete dress' },
      { sku: 'T-S', quantity: -1, units_sold: 0, title_sort: 't-shirt' },
    ]);
    const levels = await shop.store.db
      .selectFrom('inventory_levels')
      .where('variant_id', '=', variantId('dress', 'Ink', 'S'))
      .select((eb) => eb.fn.sum<number>('available').as('sum'))
      .executeTakeFirst();
    expect(levels?.sum).toBe(7);
  });

  it('is refused while another one runs', async () => {
    const release = await lockImports(shop.store);
    await expect(importShop(shop.store, shop.shopDir, { force: true })).rejects.toThrow('Another import');
    await release?.();
    expect((await importShop(shop.store, shop.shopDir, { force: true })).unchanged).toBe(false);
  });

  it('takes away what is gone, and a cart shows it no more', async () => {
    const added = await addToCart(shop.store, null, [{ id: variantId('dress', 'Ink', 'S') }]);
    const changes: string[] = [];
    shop.store.changes.subscribe((keys) => changes.push(...keys));
    const report = await reimport(row('hat,Hat,,,,,,,,,,,,,,,5,,,,,,'));
    expect(report).toMatchObject({ created: 1, removed: 5 });
    expect(changes).toEqual([EVERYTHING]);
    expect(
      await priceCart(shop.store, await readCart(shop.store, added.ok ? added.value.cart.token : null)),
    ).toMatchObject({ lines: [], totalPrice: 0 });
  });

  it('starts over with `reset`', async () => {
    const added = await addToCart(shop.store, null, [{ id: variantId('dress', 'Ink', 'S') }]);
    await importShop(shop.store, shop.shopDir, { reset: true });
    expect(await readCart(shop.store, added.ok ? added.value.cart.token : null)).toBeNull();
    expect(await product('dress')).toBeDefined();
  });
});
