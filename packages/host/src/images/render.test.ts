import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPicture } from './render.ts';
import { type PictureFormat, parsePictureQuery } from './request.ts';

let dir = '';
let file = '';

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'renditions-'));
  file = path.join(dir, 'a.png');
  await sharp({ create: { width: 300, height: 400, channels: 3, background: '#803040' } }).toFile(file);
});
afterAll(() => rm(dir, { recursive: true }));

async function sizeOf(query: string, format: PictureFormat = 'webp') {
  const request = parsePictureQuery(new URLSearchParams(query));
  if (!request.ok) throw new Error(request.error);
  const { bytes } = await renderPicture(file, request.value, format);
  const { width, height, format: written } = await sharp(bytes).metadata();
  return { width, height, written };
}

test.each([
  ['width=150', 150, 200],
  ['height=100', 75, 100],
  ['width=3000', 300, 400],
  ['width=200&height=200', 150, 200],
  ['width=100&height=100&crop=center', 100, 100],
  ['width=1200&height=1200&crop=top', 300, 300],
  ['width=500&height=500&pad_color=ffffff', 500, 500],
  ['width=200&height=200&pad_color=ffffff', 200, 200],
  ['crop=region&crop_left=250&crop_top=350&crop_width=100&crop_height=100', 50, 50],
])('%s', async (query, width, height) => {
  expect(await sizeOf(query)).toMatchObject({ width, height, written: 'webp' });
});

test.each(['jpeg', 'png', 'webp'] as const)('writes %s', async (format) => {
  expect((await sizeOf('width=60', format)).written).toBe(format);
});

test('writes AVIF', async () => {
  expect((await sizeOf('width=60', 'avif')).written).toBe('heif');
});
