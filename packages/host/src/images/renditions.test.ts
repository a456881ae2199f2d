import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FileBody } from './file-body.ts';
import { NotAPicture, openRenditions } from './renditions.ts';
import { type PictureFormat, parsePictureQuery } from './request.ts';
import type { SourceFile } from './sources.ts';

let dir = '';
let dress: SourceFile;

async function fileAt(name: string): Promise<SourceFile> {
  const file = path.join(dir, name);
  const info = await stat(file);
  return { path: file, size: info.size, modified: info.mtimeMs };
}

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'renditions-'));
  await sharp({ create: { width: 300, height: 400, channels: 3, background: '#803040' } }).toFile(
    path.join(dir, 'dress.png'),
  );
  dress = await fileAt('dress.png');
});
afterAll(() => rm(dir, { recursive: true }));

let folders = 0;
const open = (options: Partial<Parameters<typeof openRenditions>[0]> = {}) => {
  folders += 1;
  return openRenditions({ dir: path.join(dir, `cache-${folders}`), maxBytes: 1e7, ...options });
};

type Cache = Awaited<ReturnType<typeof open>>;
function get(cache: Cache, query: string, file = dress, format: PictureFormat = 'webp') {
  const request = parsePictureQuery(new URLSearchParams(query));
  if (!request.ok) throw new Error(request.error);
  return cache.get(file, request.value, format, { client: 'a' });
}
async function sizeOf(cache: Cache, query: string) {
  const { size, body } = await get(cache, query);
  const bytes = Buffer.isBuffer(body) ? body : await buffer(body);
  expect(bytes).toHaveLength(size);
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}

test('widths between two steps share one rendition; a repeated request reads it from disk', async () => {
  const cache = await open();
  expect(await sizeOf(cache, 'width=150')).toEqual({ width: 150, height: 200 });
  for (let width = 129; width <= 150; width += 7) await get(cache, `width=${width}`);
  expect(cache.figures()).toMatchObject({ misses: 1, done: 1, hits: 4, files: 1 });
});

test('simultaneous requests for one rendition share one render', async () => {
  const cache = await open();
  await Promise.all(Array.from({ length: 10 }, () => get(cache, 'width=120')));
  expect(cache.figures().done).toBe(1);
});

test('each client reads a large rendition from disk; rendering it leaves nothing in memory', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  await sharp({ create: { width: 300, height: 400, channels: 3, background: '#000', noise } }).toFile(
    path.join(dir, 'noise.png'),
  );
  const file = await fileAt('noise.png');
  const freed = vi.spyOn(ArrayBuffer.prototype, 'transfer');
  const cache = await open();
  const [one, two] = await Promise.all([1, 2].map(() => get(cache, 'width=300', file, 'png')));
  expect(one?.body).toBeInstanceOf(FileBody);
  expect(freed).toHaveBeenCalledTimes(1);
  freed.mockRestore();
  for (const answer of [one, two]) {
    const bytes = answer && !Buffer.isBuffer(answer.body) ? await buffer(answer.body) : Buffer.alloc(0);
    expect(bytes).toHaveLength(answer?.size ?? -1);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 400 });
  }
});

test('cut renditions of one picture share its decoding', async () => {
  const cache = await open();
  await Promise.all(['100', '120', '150'].map((side) => get(cache, `width=${side}&height=${side}&crop=top`)));
  await get(cache, 'crop=region&crop_left=10&crop_top=10&crop_width=90&crop_height=90');
  expect(cache.figures()).toMatchObject({ done: 4, decodes: 1, decodes_shared: 3 });
});

test('a size that is known is not looked up, and a picture known to be broken is not opened', async () => {
  const cache = await open();
  // It is 300 × 400: the size that is known is believed.
  await get(cache, 'width=700', { ...dress, natural: { width: 600, height: 800 } });
  await get(cache, 'width=640', { ...dress, natural: { width: 600, height: 800 } });
  expect(cache.figures()).toMatchObject({ misses: 1, hits: 1 });
  await expect(get(cache, 'width=100', { ...dress, natural: { width: 0, height: 0 } })).rejects.toThrow(NotAPicture);
  expect(cache.figures()).toMatchObject({ misses: 1, decodes: 1 });
});

test('a file that is no picture is reported, and stays refused', async () => {
  await writeFile(path.join(dir, 'broken.jpg'), 'no picture');
  const file = await fileAt('broken.jpg');
  const cache = await open();
  await expect(get(cache, 'width=100', file)).rejects.toThrow(NotAPicture);
  const damaged = { ...file, natural: { width: 300, height: 400 } };
  await expect(get(cache, 'width=100', damaged)).rejects.toThrow(NotAPicture);
  await expect(get(cache, 'width=100', damaged)).rejects.toThrow(NotAPicture);
  expect(cache.figures()).toMatchObject({ failed: 2, files: 0 });
});

test('a picture is made where the disk does not take it, and stored once it does', async () => {
  const inTheWay = path.join(dir, 'in-the-way');
  await writeFile(inTheWay, '');
  const cache = await open({ dir: inTheWay });
  expect(await sizeOf(cache, 'width=100')).toEqual({ width: 100, height: 133 });
  expect(cache.figures()).toMatchObject({ done: 1, files: 0 });
  await rm(inTheWay);
  await get(cache, 'width=100');
  expect(await readdir(inTheWay)).toHaveLength(1);
  await get(cache, 'width=100');
  expect(cache.figures()).toMatchObject({ done: 2, hits: 1 });
});

test('another version of a picture is another rendition', async () => {
  const cache = await open();
  await get(cache, 'width=100');
  await get(cache, 'width=100', { ...dress, modified: dress.modified + 1 });
  expect(cache.figures().done).toBe(2);
});
