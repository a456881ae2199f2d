import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ObjectStore, startObjectStore } from '../../../../scripts/object-store/start-object-store.ts';
import { createVisitor, openTestShop, type TestShop } from '../../test/open-test-shop.ts';
import type { FileStore } from '../file-store/file-store.ts';
import { openS3 } from '../file-store/open-s3.ts';
import { createLog } from '../observe/log.ts';
import { createTestGateway } from '../shop/checkout/test-gateway.ts';
import { loadTheme } from '../theme/load.ts';
import { fixedTheme } from '../theme/watch.ts';
import { createApp } from './app.ts';

const TOKEN = 'of-the-theme-editor';

let server: ObjectStore;
let files: FileStore;
let time = 0;
let shop: TestShop;
let other: FastifyInstance;
let png: Buffer;
beforeAll(async () => {
  server = await startObjectStore();
  files = await openS3({ bucket: server.bucket, prefix: '', env: server.env, report: () => {}, now: () => time });
  shop = await openTestShop({ fileStore: files, editorToken: TOKEN });
  other = await createApp({
    store: shop.store,
    theme: fixedTheme(await loadTheme(path.join(shop.dir, 'theme'))),
    filesDir: path.join(shop.dir, 'shop', 'files'),
    dataDir: path.join(shop.dir, 'other'),
    fileStore: files,
    gateway: createTestGateway(),
    log: createLog({ format: 'text', write: (line) => shop.reported.push(line) }),
  });
  png = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#345' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await other.close();
  await shop.close();
  files.close();
  await server.close();
});

const upload = (name: string) =>
  shop.visitor().send({
    method: 'POST',
    url: `/editor/api/files?name=${name}`,
    payload: png,
    headers: { 'content-type': 'image/png', accept: 'application/json' },
  });
const rowOf = (name: string) =>
  shop.store.db.selectFrom('files').where('name', '=', name).selectAll().executeTakeFirstOrThrow();
const metricsOf = async (app: FastifyInstance) => {
  const text = (await createVisitor(app).get('/_host/metrics')).body;
  return (name: string) => Number(new RegExp(`^\\S*${name}\\S* (\\d+)`, 'm').exec(text)?.[1]);
};

test('a picture uploaded at one node is shown by another, and rendered once for both', async () => {
  expect((await upload('hero.png')).statusCode).toBe(200);
  const { version } = await rowOf('hero.png');
  const url = `/cdn/shop/files/hero.png?v=${version}&width=300`;
  const first = await createVisitor(other).get(url, { accept: 'image/webp' });
  expect(first.statusCode).toBe(200);
  expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  await vi.waitFor(async () => expect(await files.list('renditions/')).toHaveLength(1));
  const second = await shop.visitor().get(url, { accept: 'image/webp' });
  expect(second.rawPayload).toEqual(first.rawPayload);
  expect((await metricsOf(shop.app))('pictures_decodes')).toBe(0);
  expect((await metricsOf(other))('pictures_decodes')).toBe(1);
});

test('a file that came with the shop is known by its content, whatever its times', async () => {
  const { name, version } = await rowOf('slip-dress.png');
  const url = `/cdn/shop/files/${name}?v=${version}&width=64`;
  const first = await shop.visitor().get(url, { accept: 'image/webp' });
  expect(first.headers['cache-control']).toContain('immutable');
  const stale = await shop.visitor().get(url.replace(version, '0123456789'), { accept: 'image/webp' });
  expect(stale.headers['cache-control']).toBe('public, max-age=300');
});

test('without the object store pages and known pictures go on, an upload is told to come again, and it heals by itself', async () => {
  await upload('late.png');
  const { version } = await rowOf('late.png');
  await server.stop();
  try {
    const refused = await upload('refused.png');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10']);
    expect(await shop.store.db.selectFrom('uploads').select('name').execute()).toHaveLength(2);
    for (const app of [shop.app, other]) {
      const visitor = createVisitor(app);
      expect((await visitor.get('/products/slip-dress')).statusCode).toBe(200);
      const picture = await visitor.get('/cdn/shop/files/slip-dress.png?width=240', { accept: 'image/webp' });
      expect(picture.statusCode).toBe(200);
    }
    const own = await shop.visitor().get(`/cdn/shop/files/late.png?v=${version}&width=200`);
    expect(own.statusCode).toBe(200);
    const elsewhere = await createVisitor(other).get(`/cdn/shop/files/late.png?v=${version}&width=200`);
    expect([elsewhere.statusCode, elsewhere.headers['retry-after'], elsewhere.headers['cache-control']]).toEqual([
      503,
      '10',
      'no-store',
    ]);
  } finally {
    await server.start();
  }
  time += 10_000;
  expect((await createVisitor(other).get(`/cdn/shop/files/late.png?v=${version}`)).rawPayload).toEqual(png);
  expect((await upload('refused.png')).statusCode).toBe(200);
  expect(shop.reported).toEqual([]);
});
