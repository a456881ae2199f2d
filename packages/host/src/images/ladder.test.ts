import { SIZE_WORDS } from '@vitrine/liquid/platform/picture-sizes.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planRendition, QUALITIES, SHAPES, SIDES, type Size } from './ladder.ts';
import { type PictureRequest, parseLegacyName, parsePictureQuery } from './request.ts';

const PORTRAIT: Size = { width: 1200, height: 1600 };
const LARGE: Size = { width: 5760, height: 5760 };

function plan(query: string, natural = PORTRAIT) {
  const request = parsePictureQuery(new URLSearchParams(query));
  if (!request.ok) throw new Error(request.error);
  return planRendition(request.value, natural, request.value.format ?? 'webp');
}

test('the lengths rise, and from 64 px on none is more than a quarter above the one before', () => {
  expect(SIDES).toEqual([...new Set(SIDES)].sort((a, b) => a - b));
  for (const [index, side] of SIDES.entries()) {
    const before = SIDES[index - 1] ?? side;
    if (before >= 64) expect(side / before).toBeLessThanOrEqual(1.25);
  }
});

test.each(Object.entries(SIZE_WORDS))(
  'the named size %s is %i px, and its multiples for dense screens',
  (word, side) => {
    for (const [suffix, scale] of [
      ['', 1],
      ['@2x', 2],
      ['@3x', 3],
    ] as const) {
      const named = parseLegacyName(`a_${word}_crop_center${suffix}.jpg`);
      expect(named && planRendition(named.request, LARGE, 'webp')).toMatchObject({
        width: side * scale,
        height: side * scale,
      });
    }
  },
);

test.each([240, 352, 360, 390, 480, 720, 750, 832, 960, 1100, 1200, 1500, 1600, 1920, 2000, 2200, 2400, 2800])(
  'a width of %i px, as themes list it, comes out as it is',
  (width) => {
    expect(plan(`width=${width}`, LARGE)).toMatchObject({ width, height: width, anchor: null, region: null });
  },
);

test.each([
  ['width=533', 560, 747],
  ['width=401', 440, 587],
  ['height=300', 225, 300],
  ['height=301', 240, 320],
  ['width=480&height=480', 360, 480],
  ['width=5760', 1200, 1600],
  ['width=1210', 1200, 1600],
  ['quality=70', 1200, 1600],
])('%s of a portrait is %i × %i', (query, width, height) => {
  expect(plan(query)).toMatchObject({ width, height, anchor: null, padding: null });
});

test.each([
  ['width=1200&height=630&crop=center', 1200, 630],
  ['width=400&height=500&crop=top', 400, 500],
  ['width=160&height=90&crop=top', 160, 90],
  ['width=300&height=400&crop=left', 300, 400],
  ['width=411&height=411&crop=center', 440, 440],
  ['width=3000&height=3000&crop=center', 1200, 1200],
])('%s is cut to %i × %i', (query, width, height) => {
  expect(plan(query)).toMatchObject({ width, height, region: null, padding: null });
});

test('an anchor is of the plan only where something is cut on its side', () => {
  expect(plan('width=300&height=400&crop=top').anchor).toBeNull();
  expect(plan('width=400&height=400&crop=top').anchor).toBe('top');
  expect(plan('width=400&height=400&crop=left').anchor).toBe('center');
  expect(plan('width=200&height=400&crop=left').anchor).toBe('left');
});

test('a padded box is never larger than the picture, and its color is one of few', () => {
  expect(plan('width=600&height=600&pad_color=f7f5f0')).toMatchObject({
    width: 450,
    height: 600,
    padding: { width: 600, height: 600, color: 'f5f5f0' },
  });
  expect(plan('width=5760&height=5760&pad_color=ffffff').padding).toEqual({
    width: 1600,
    height: 1600,
    color: 'ffffff',
  });
  expect(plan('width=5760&height=2880&pad_color=000000').padding).toEqual({
    width: 1600,
    height: 800,
    color: '000000',
  });
});

test('qualities are steps upwards, and PNG has none', () => {
  expect([1, 40, 41, 75, 82, 100].map((quality) => plan(`quality=${quality}`).quality)).toEqual([
    40, 40, 50, 80, 90, 100,
  ]);
  expect(plan('quality=75&format=png').quality).toBeNull();
  expect(plan('format=pjpg').progressive).toBe(true);
  expect(plan('width=100').quality).toBeNull();
});

const side = fc.option(fc.integer({ min: 1, max: 5760 }), { nil: null });
const natural = fc.record({ width: fc.integer({ min: 1, max: 6000 }), height: fc.integer({ min: 1, max: 6000 }) });
const region = fc.record({
  left: fc.nat(7000),
  top: fc.nat(7000),
  width: fc.integer({ min: 1, max: 20_000 }),
  height: fc.integer({ min: 1, max: 20_000 }),
});
const request: fc.Arbitrary<PictureRequest> = fc.record({
  width: side,
  height: side,
  crop: fc.option(fc.oneof(fc.constantFrom('center', 'top', 'bottom', 'left', 'right'), region), { nil: null }),
  format: fc.constant(null),
  progressive: fc.boolean(),
  quality: fc.option(fc.integer({ min: 1, max: 100 }), { nil: null }),
  padColor: fc.option(fc.constantFrom('ffffff', '123456'), { nil: null }),
});

test('no rendition exceeds the picture or lies outside it', () => {
  fc.assert(
    fc.property(request, natural, (asked, size) => {
      const { width, height, region: part, padding } = planRendition(asked, size, 'jpeg');
      const from = part ?? { ...size, left: 0, top: 0 };
      expect(from.left).toBeGreaterThanOrEqual(0);
      expect(from.top).toBeGreaterThanOrEqual(0);
      expect(from.left + from.width).toBeLessThanOrEqual(size.width);
      expect(from.top + from.height).toBeLessThanOrEqual(size.height);
      for (const length of [width, height, from.width, from.height]) expect(length).toBeGreaterThanOrEqual(1);
      expect(width).toBeLessThanOrEqual(from.width);
      expect(height).toBeLessThanOrEqual(from.height);
      if (!padding) return;
      expect(Math.max(padding.width, padding.height)).toBeLessThanOrEqual(Math.max(size.width, size.height));
      expect(padding.width).toBeGreaterThanOrEqual(width);
      expect(padding.height).toBeGreaterThanOrEqual(height);
    }),
  );
});

test('a whole picture is at least as large as asked or as it is, in its own ratio', () => {
  fc.assert(
    fc.property(side, side, natural, (width, height, size) => {
      const plain = { crop: null, format: null, progressive: false, quality: null, padColor: null };
      const rendition = planRendition({ ...plain, width, height }, size, 'webp');
      const scale = Math.min(
        1,
        (width ?? Number.POSITIVE_INFINITY) / size.width,
        (height ?? Number.POSITIVE_INFINITY) / size.height,
      );
      expect(rendition.width).toBeGreaterThanOrEqual(Math.round(size.width * scale) - 1);
      expect(rendition.height).toBeGreaterThanOrEqual(Math.round(size.height * scale) - 1);
      if (Math.min(rendition.width, rendition.height) > 1)
        expect(Math.abs(rendition.width * size.height - rendition.height * size.width)).toBeLessThanOrEqual(
          size.width + size.height,
        );
    }),
  );
});

test('a cropped box has the requested ratio, within a fraction of its longer side', () => {
  const box = fc.integer({ min: 30, max: 1600 });
  fc.assert(
    fc.property(box, box, (width, height) => {
      fc.pre(Math.max(width, height) / Math.min(width, height) < 20);
      const rendition = plan(`width=${width}&height=${height}&crop=center`, LARGE);
      const isWide = width >= height;
      const ratio = isWide ? height / width : width / height;
      const longer = isWide ? rendition.width : rendition.height;
      const shorter = isWide ? rendition.height : rendition.width;
      expect(Math.abs(shorter - longer * ratio)).toBeLessThanOrEqual(longer / (2 * SHAPES) + 1);
      expect(rendition.width).toBeGreaterThanOrEqual(width);
      expect(rendition.height).toBeGreaterThanOrEqual(height);
    }),
  );
});

test('a region covers at least the request, and one pixel more or less does not change it', () => {
  const of = (left: number, width: number) =>
    plan(`crop=region&crop_left=${left}&crop_top=200&crop_width=${width}&crop_height=${width}`);
  expect(of(301, 500)).toEqual(of(302, 500));
  expect(of(301, 500).region?.width).toBeGreaterThanOrEqual(500);
  expect(plan('crop=region&crop_width=1200&crop_height=1600').region).toBeNull();
});

test('a picture has few renditions, for any requested widths and heights', () => {
  const plans = new Set<string>();
  for (let length = 1; length <= 5760; length += 1) {
    for (const query of [`width=${length}`, `height=${length}`, `width=${length}&height=${length}`])
      plans.add(JSON.stringify(plan(query)));
  }
  expect(plans.size).toBeLessThanOrEqual(2 * SIDES.length);
  const qualities = Array.from({ length: 100 }, (_, index) => plan(`quality=${index + 1}`).quality);
  expect(new Set(qualities).size).toBe(QUALITIES.length);
});
