import { differenceEuclidean, hsl, oklch, type Rgb, rgb, wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Color, changeHsl, contrast, fromHsl, parseColor, toHex, toHsl, toOklch } from './color-math.ts';

const channel = fc.integer({ min: 0, max: 255 });
const color: fc.Arbitrary<Color> = fc.record({ red: channel, green: channel, blue: channel, alpha: fc.constant(1) });
const peer = ({ red, green, blue }: Color): Rgb => ({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 });

test('hue, saturation and lightness equal those of culori, and convert back to the colour', () => {
  fc.assert(
    fc.property(color, (one) => {
      const ours = toHsl(one);
      const { h = 0, s, l } = hsl(peer(one));
      expect([ours.hue, ours.saturation, ours.lightness]).toEqual(
        [h, s * 100, l * 100].map((value) => expect.closeTo(value, 8)),
      );
      expect(toHex(fromHsl(ours))).toBe(toHex(one));
    }),
  );
});

test('lighter and darker colours equal those of culori', () => {
  fc.assert(
    fc.property(color, fc.integer({ min: -100, max: 100 }), (one, step) => {
      const ours = changeHsl(one, ({ lightness }) => ({ lightness: lightness + step }));
      const { h, s, l } = hsl(peer(one));
      const theirs = rgb({ mode: 'hsl', h, s, l: Math.max(0, Math.min(1, l + step / 100)) });
      expect(differenceEuclidean('rgb')(peer(ours), theirs)).toBeLessThan(1e-9);
    }),
  );
});

test('OKLCH values and contrast ratios equal those of culori', () => {
  fc.assert(
    fc.property(color, color, (one, other) => {
      const ours = toOklch(one);
      const { l, c, h = 0 } = oklch(peer(one));
      expect([ours.lightness, ours.chroma]).toEqual([expect.closeTo(l, 4), expect.closeTo(c, 4)]);
      // A grey has no hue.
      if (c > 0.01) expect(Math.abs(((ours.hue - h + 540) % 360) - 180)).toBeLessThan(0.1);
      expect(contrast(one, other)).toBeCloseTo(wcagContrast(peer(one), peer(other)), 8);
    }),
  );
});

test('a hue half-way between two degrees is rounded up', () => {
  const hue = (text: string) => Math.round(toHsl(parseColor(text) ?? { red: 0, green: 0, blue: 0, alpha: 1 }).hue);
  expect([hue('rgb(147, 48, 27)'), hue('rgb(181, 68, 61)')]).toEqual([11, 4]);
});
