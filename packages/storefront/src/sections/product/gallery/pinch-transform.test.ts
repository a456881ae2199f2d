import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Fingers, MAX_SCALE, pinched } from './pinch-transform.ts';

const place = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 800 }) });
const fingers = fc.tuple(place, place);
const center = { x: 195, y: 260 };

it('keeps between the fingers what was between them', () => {
  fc.assert(
    fc.property(fingers, fingers, (start, now) => {
      const { scale, x, y } = pinched(start, now, center);
      const middle = ([a, b]: Fingers) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
      const from = middle(start);
      const to = middle(now);
      expect(center.x + (from.x - center.x) * scale + x).toBeCloseTo(to.x, 6);
      expect(center.y + (from.y - center.y) * scale + y).toBeCloseTo(to.y, 6);
    }),
  );
});

it('is never smaller than the picture nor larger than four of it', () => {
  fc.assert(
    fc.property(fingers, fingers, (start, now) => {
      const { scale } = pinched(start, now, center);
      expect(scale).toBeGreaterThanOrEqual(1);
      expect(scale).toBeLessThanOrEqual(MAX_SCALE);
    }),
  );
});

it('grows as the fingers part', () => {
  const start: Fingers = [
    { x: 150, y: 260 },
    { x: 240, y: 260 },
  ];
  const now: Fingers = [
    { x: 105, y: 260 },
    { x: 285, y: 260 },
  ];
  expect(pinched(start, now, center)).toEqual({ scale: 2, x: 0, y: 0 });
});
