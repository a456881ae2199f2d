import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handleErrors } from '../../gate/errors.ts';
import { openRenditions } from '../../images/renditions.ts';
import { lookUp } from '../../shop/files/shop-files.ts';
import { serveFiles } from './files.ts';

let dir = '';
let app: FastifyInstance;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'files-'));
  const filesDir = path.join(dir, 'files');
  await mkdir(filesDir);
  await sharp({ create: { width: 600, height: 800, channels: 3, background: '#345' } }).toFile(
    path.join(filesDir, 'a b.jpg'),
  );
  await writeFile(path.join(filesDir, 'clip.mp4'), '0123456789');
  await writeFile(path.join(filesDir, 'clip.webm'), '0123456789');
  await writeFile(path.join(filesDir, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(filesDir, 'broken.jpg'), 'no picture');
  await writeFile(path.join(dir, 'secret.jpg'), 'secret');
  app = Fastify();
  handleErrors(app, () => {});
  const renditions = await openRenditions({ dir: path.join(dir, 'r'), maxBytes: 1e7 });
  const find = async (name: string) => {
    const file = await lookUp(filesDir, name);
    return file && { ...file, version: '1' };
  };
  serveFiles(app, { files: { find }, renditions });
});
afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('a picture at the size and in the format the browser takes', async () => {
  const webp = await get('/cdn/shop/files/a%20b.jpg?v=1&width=300', { accept: 'image/avif,image/webp,*/*' });
  expect(webp.headers).toMatchObject({
    'content-type': 'image/webp',
    vary: 'accept',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(webp.rawPayload).metadata()).toMatchObject({ width: 300, height: 400 });
  expect((await get('/cdn/shop/files/a%20b.jpg?width=300', { accept: '*/*' })).headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=300',
  });
  const legacy = await get('/cdn/shop/products/a%20b_100x100_crop_center@2x.jpg?v=1');
  expect(await sharp(legacy.rawPayload).metadata()).toMatchObject({ width: 200, height: 200 });
});

test('an original passes through and is known by its tag', async () => {
  const whole = await get('/cdn/shop/files/a%20b.jpg?v=1');
  expect(whole.statusCode).toBe(200);
  expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ width: 600, height: 800 });
  const again = await get('/cdn/shop/files/a%20b.jpg?v=1', { 'if-none-match': String(whole.headers.etag) });
  expect(again.statusCode).toBe(304);
});

test.each([
  ['clip.mp4', 'video/mp4'],
  ['clip.webm', 'video/webm'],
])('the video %s is read in parts', async (name, type) => {
  const url = `/cdn/shop/files/${name}?v=1`;
  const part = await get(url, { range: 'bytes=2-4' });
  expect([part.statusCode, part.body]).toEqual([206, '234']);
  expect(part.headers).toMatchObject({
    'content-type': type,
    'content-range': 'bytes 2-4/10',
    'content-length': '3',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await get(url, { range: 'bytes=-3' })).body).toBe('789');
  for (const range of ['bytes=99-', 'bytes=10-', 'bytes=-0']) {
    const beyond = await get(url, { range });
    expect([range, beyond.statusCode, beyond.headers['content-range']]).toEqual([range, 416, 'bytes */10']);
  }
  expect((await get(url, { range: 'bytes=5-99' })).body).toBe('56789');
  // Several ranges, or one in another unit, are answered with the whole file, as the standard allows.
  for (const range of ['bytes=0-1,4-5', 'lines=0-1']) expect((await get(url, { range })).body).toBe('0123456789');
  const head = await app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '10', '']);
});

test('the rest of a video is sent only where it is still the same file', async () => {
  const url = '/cdn/shop/files/clip.mp4';
  const { etag, 'last-modified': modified } = (await get(url)).headers;
  const rest = async (ifRange: string) => (await get(url, { range: 'bytes=8-', 'if-range': ifRange })).statusCode;
  expect([await rest(String(etag)), await rest(String(modified))]).toEqual([206, 206]);
  expect([await rest('"other"'), await rest('Mon, 01 Jan 2024 00:00:00 GMT')]).toEqual([200, 200]);
});

test('a copy that the browser has is not sent again, whichever way it is named', async () => {
  const url = '/cdn/shop/files/clip.mp4';
  const { etag, 'last-modified': modified } = (await get(url)).headers;
  const status = async (headers: Record<string, string>) => (await get(url, headers)).statusCode;
  expect(await status({ 'if-none-match': String(etag) })).toBe(304);
  expect(await status({ 'if-none-match': `"other", ${etag}` })).toBe(304);
  expect(await status({ 'if-modified-since': String(modified) })).toBe(304);
  expect(await status({ 'if-none-match': '"other"' })).toBe(200);
});

test('a drawing cannot run scripts as the shop', async () => {
  const drawing = await get('/cdn/shop/files/logo.svg');
  expect(drawing.headers['content-type']).toBe('image/svg+xml');
  expect(drawing.headers['content-security-policy']).toContain('sandbox');
});

test.each([
  ['/cdn/shop/files/nothing.jpg', 404],
  ['/cdn/shop/files/nothing_100x.jpg', 404],
  ['/cdn/shop/files/..%2Fsecret.jpg', 404],
  ['/cdn/shop/files/%2e%2e%2fsecret.jpg?width=10', 404],
  ['/cdn/shop/files/../secret.jpg', 404],
  ['/cdn/shop/files/..%5Csecret.jpg', 404],
  ['/cdn/shop/files/a%00.jpg', 404],
  ['/cdn/shop/files/a%20b.jpg?width=99999999', 400],
  ['/cdn/shop/files/a%20b.jpg?width=-1', 400],
  ['/cdn/shop/files/a%20b.jpg?width=1e9', 400],
  ['/cdn/shop/files/a%20b.jpg?crop=nonsense', 400],
  ['/cdn/shop/files/broken.jpg?width=10', 422],
  ['/cdn/shop/files/%E0%A4%A.jpg', 400],
  [`/cdn/shop/files/${'a'.repeat(400)}.jpg`, 414],
])('%s answers %i', async (url, status) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(status);
  expect(answer.body).not.toContain('secret');
});

test('a picture that lies elsewhere is a quiet tile, in any size', async () => {
  for (const query of ['v=missing', 'v=missing&width=300']) {
    const tile = await get(`/cdn/shop/files/gone.jpg?${query}`, { accept: 'image/avif,image/webp,*/*' });
    expect([tile.statusCode, tile.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(tile.body).toMatch(/^<svg/);
  }
  expect((await get('/cdn/shop/files/gone.jpg?v=1&width=300')).statusCode).toBe(404);
  expect((await get('/cdn/shop/files/a%20b.jpg?v=missing&width=300')).headers['content-type']).toBe('image/jpeg');
});
