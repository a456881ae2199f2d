import sharp from 'sharp';
import { expect, test } from 'vitest';
import { planRendition } from './ladder.ts';
import { renderPicture } from './render.ts';
import { type PictureFormat, parsePictureQuery } from './request.ts';

const natural = { width: 300, height: 400 };

async function sizeOf(query: string, format: PictureFormat = 'webp') {
  const request = parsePictureQuery(new URLSearchParams(query));
  if (!request.ok) throw new Error(request.error);
  const picture = sharp({ create: { ...natural, channels: 3, background: '#803040' } });
  const bytes = await renderPicture(picture, planRendition(request.value, natural, format));
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
  ['width=500&height=500&pad_color=ffffff', 400, 400],
  ['width=200&height=200&pad_color=ffffff', 200, 200],
  ['crop=region&crop_left=250&crop_top=350&crop_width=100&crop_height=100', 50, 50],
])('%s', async (query, width, height) => {
  expect(await sizeOf(query)).toMatchObject({ width, height, written: 'webp' });
});

test('a cut picture shows the side it is held at, a padded one has its color around it', async () => {
  const half = { create: { width: 100, height: 100, channels: 3, background: '#ff0000' } } as const;
  const picture = () =>
    sharp({ create: { width: 100, height: 200, channels: 3, background: '#0000ff' } }).composite([
      { input: half, left: 0, top: 0 },
    ]);
  const upper = await sharp(await picture().png().toBuffer());
  const plan = (query: string) => {
    const request = parsePictureQuery(new URLSearchParams(query));
    if (!request.ok) throw new Error(request.error);
    return planRendition(request.value, { width: 100, height: 200 }, 'png');
  };
  const colorAt = async (query: string, left: number, top: number) => {
    const bytes = await renderPicture(upper.clone(), plan(query));
    return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())];
  };
  expect(await colorAt('width=100&height=100&crop=top', 50, 50)).toEqual([255, 0, 0]);
  expect(await colorAt('width=100&height=100&crop=bottom', 50, 50)).toEqual([0, 0, 255]);
  expect(await colorAt('width=100&height=100&pad_color=00ff00', 5, 50)).toEqual([0, 255, 0]);
  expect(await colorAt('width=100&height=100&pad_color=00ff00', 50, 20)).toEqual([255, 0, 0]);
});

test.each(['jpeg', 'png', 'webp'] as const)('writes %s', async (format) => {
  expect((await sizeOf('width=64', format)).written).toBe(format);
});

test('writes AVIF', async () => {
  expect((await sizeOf('width=64', 'avif')).written).toBe('heif');
});
