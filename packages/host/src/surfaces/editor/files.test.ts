import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { type Resource, Resource as ResourceSchema } from '@vitrine/contract/editor/calls.ts';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answered } from '../../../test/answered.ts';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { acceptBodies } from '../../gate/bodies.ts';
import { handleErrors } from '../../gate/errors.ts';
import { shop as readShop } from '../../shop/content/content.ts';
import { openFolderFiles } from '../../shop/files/shop-files.ts';
import { loadTheme } from '../../theme/load.ts';
import { fixedTheme } from '../../theme/watch.ts';
import { diskRefusal } from './disk-refusal.ts';
import { serveEditorFiles } from './files.ts';
import { MOST_BYTES } from './receive-file.ts';

let shop: TestShop;
let filesDir: string;
let app: FastifyInstance;
const failed: unknown[] = [];
const pictures: Record<string, Buffer> = {};

beforeAll(async () => {
  shop = await openTestShop();
  filesDir = path.join(shop.dir, 'shop', 'files');
  const record = await readShop(shop.store);
  const theme = fixedTheme(await loadTheme(path.join(shop.dir, 'theme')));
  app = Fastify();
  handleErrors(app, (_request, error) => failed.push(error));
  acceptBodies(app);
  await app.register(async (scope) =>
    serveEditorFiles(
      scope,
      { store: shop.store, theme, shop: () => record, now: Date.now },
      { files: openFolderFiles(shop.store, filesDir) },
    ),
  );
  const blank = sharp({ create: { width: 30, height: 40, channels: 3, background: '#345' } });
  for (const format of ['png', 'jpeg', 'webp', 'avif', 'gif'] as const)
    pictures[format] = await blank.clone().toFormat(format).toBuffer();
  pictures.svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>');
  pictures.webm = Buffer.concat([Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex')]);
  pictures.mp4 = Buffer.from('....ftypisom....isom');
});
afterAll(async () => {
  await app.close();
  await shop.close();
});
beforeEach(() => {
  failed.length = 0;
});

const upload = (name: string, payload: InjectOptions['payload'], headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `/editor/api/files?name=${encodeURIComponent(name)}`,
    payload,
    headers: { 'content-type': 'image/png', accept: 'application/json', ...headers },
  });
const uploaded = async (name: string, payload: InjectOptions['payload']): Promise<Resource> =>
  answered(ResourceSchema, await upload(name, payload));
const reason = (answer: { statusCode: number; body: string }) => [
  answer.statusCode,
  JSON.parse(answer.body).description,
];
const unfinished = () => readdirSync(filesDir).filter((name) => name.startsWith('.'));

describe('an upload', () => {
  test('is a resource at once, and served', { tags: ['editor-17'] }, async () => {
    const file = await uploaded('Été (2).PNG', pictures.png);
    expect(file).toMatchObject({
      value: 'shopify://shop_images/ete-2.png',
      title: 'ete-2.png',
      detail: expect.stringMatching(/^30 × 40 · \d+ B$/),
      focalPoint: { x: 50, y: 50 },
    });
    const answer = await shop.visitor().get(file.picture ?? '');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await uploaded('Été (2).PNG', pictures.png)).title).toBe('ete-2-1.png');
    expect(unfinished()).toEqual([]);
  });

  test.each(['jpeg', 'webp', 'avif', 'gif', 'svg', 'mp4', 'webm'])('of the kind %s', async (kind) => {
    const { value } = await uploaded(`a.${kind}`, pictures[kind]);
    expect(value).toBe(/mp4|webm/.test(kind) ? `shopify://files/videos/a.${kind}` : `shopify://shop_images/a.${kind}`);
    const answer = await shop.visitor().get(`/cdn/shop/files/a.${kind}`);
    expect(answer.statusCode).toBe(200);
    if (kind === 'svg') expect(answer.headers['content-security-policy']).toContain('sandbox');
  });

  test('needs no type in its header', async () => {
    const answer = await app.inject({ method: 'POST', url: '/editor/api/files?name=plain.png', payload: pictures.png });
    expect(answered(ResourceSchema, answer).title).toBe('plain.png');
  });

  test('of what the shop does not show, or of another content than its name says, is refused', {
    tags: ['editor-17'],
  }, async () => {
    const png = pictures.png;
    for (const [name, payload] of [
      ['page.html', '<script>'],
      ['photo.heic', png],
      ['photo', png],
      ['photo.jpg', png],
      ['photo.png', 'no picture'],
      ['film.mp4', png],
      ['film.webm', pictures.mp4],
      ['drawing.svg', '<html></html>'],
    ] as const)
      expect([name, (await upload(name, payload)).statusCode]).toEqual([name, 415]);
    expect(reason(await upload('photo.gif', png))[1]).toMatch(/not what its name says/);
    expect([...readdirSync(filesDir)].filter((name) => /photo|film|drawing|page/.test(name))).toEqual([]);
    expect(failed).toEqual([]);
  });

  test('without a name or a byte is refused', async () => {
    expect(reason(await upload('', pictures.png))).toEqual([400, 'The upload needs a name: ?name=hero.webp.']);
    expect(reason(await upload('empty.png', ''))).toEqual([400, 'The file is empty.']);
  });

  test('that is too large is refused, whether it says so or not', { tags: ['editor-17'] }, async () => {
    const large = Buffer.alloc(MOST_BYTES + 1);
    expect(reason(await upload('large.png', large))).toEqual([413, 'The file is larger than 20 MB.']);
    expect((await upload('large.png', large, { 'transfer-encoding': 'chunked' })).statusCode).toBe(413);
    expect(unfinished()).toEqual([]);
  });

  test('that breaks off leaves nothing', { tags: ['editor-17'] }, async () => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('POST /editor/api/files?name=half.png HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nhalf');
    await expect.poll(unfinished).toHaveLength(1);
    socket.destroy();
    await once(socket, 'close');
    await expect.poll(unfinished).toEqual([]);
    expect(readdirSync(filesDir)).not.toContain('half.png');
    expect(failed).toEqual([]);
  });
});

test('an upload that a host has left behind goes at the next start; one that is being written stays', async () => {
  const dir = path.join(shop.dir, 'left', 'files');
  mkdirSync(dir, { recursive: true });
  for (const name of ['.upload-old', '.upload-new']) writeFileSync(path.join(dir, name), '');
  utimesSync(path.join(dir, '.upload-old'), 1, 1);
  const other = Fastify();
  const theme = fixedTheme(await loadTheme(path.join(shop.dir, 'theme')));
  const record = await readShop(shop.store);
  const files = openFolderFiles(shop.store, dir);
  serveEditorFiles(other, { store: shop.store, theme, shop: () => record, now: Date.now }, { files });
  await other.ready();
  expect(readdirSync(dir)).toEqual(['.upload-new']);
  await other.close();
});

describe('a description', () => {
  const patch = (name: string, payload: object) =>
    app.inject({
      method: 'PATCH',
      url: `/editor/api/files/${name}`,
      payload,
      headers: { accept: 'application/json' },
    });

  test('is in the resource and in files.json', async () => {
    const answer = await patch('slip-dress.png', { alt: 'A dress', focalPoint: { x: 20, y: 30 } });
    expect(answered(ResourceSchema, answer)).toMatchObject({ alt: 'A dress', focalPoint: { x: 20, y: 30 } });
    const described: unknown = JSON.parse(readFileSync(path.join(filesDir, '..', 'files.json'), 'utf8'));
    expect(described).toEqual({ 'slip-dress.png': { alt: 'A dress', focalPoint: { x: 20, y: 30 } } });
  });

  test('that is none, or of no picture, is refused', async () => {
    expect((await patch('slip-dress.png', { focalPoint: { x: 120, y: 0 } })).statusCode).toBe(400);
    expect(reason(await patch('gone.png', { alt: '' }))).toEqual([404, 'There is no such picture.']);
    expect((await patch('a.mp4', { alt: '' })).statusCode).toBe(404);
  });
});

test('what the disk refuses is answered with a reason', () => {
  const refused = (code: string) => diskRefusal(Object.assign(new Error(code), { code }));
  expect(refused('ENOSPC')).toMatchObject({ statusCode: 507 });
  expect(refused('EROFS')).toMatchObject({ statusCode: 503 });
  expect(refused('EINVAL')).toMatchObject({ code: 'EINVAL' });
});
