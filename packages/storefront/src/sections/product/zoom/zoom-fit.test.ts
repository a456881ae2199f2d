import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Box, fit, largestOf, poseGrabbed, poseInSlot } from './zoom-fit.ts';

const px = fc.integer({ min: 40, max: 3000 });
const size = fc.record({ width: px, height: px });
const numbers = (css: string) => [...css.matchAll(/-?\d+(\.\d+)?(e-?\d+)?/g)].map(([n]) => Number(n));

/** Where a point of the open picture is after a transform about its middle. */
const moved = (box: Box, transform: string, point: { x: number; y: number }) => {
  const [x = 0, y = 0, scale = 1] = numbers(transform);
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  return { x: middle.x + (point.x - middle.x) * scale + x, y: middle.y + (point.y - middle.y) * scale + y };
};

it('shows the whole picture, as large as the window allows, in its middle', () => {
  fc.assert(
    fc.property(size, size, (picture, page) => {
      const box = fit(picture, page);
      expect(box.width / box.height).toBeCloseTo(picture.width / picture.height, 3);
      expect(Math.max(box.width / page.width, box.height / page.height)).toBeCloseTo(1, 6);
      expect(box.left * 2 + box.width).toBeCloseTo(page.width, 3);
      expect(box.top * 2 + box.height).toBeCloseTo(page.height, 3);
    }),
  );
});

it('begins exactly over the slot, cut as the slot cuts it', () => {
  const place = fc.integer({ min: -2000, max: 2000 });
  fc.assert(
    fc.property(size, size, size, place, place, (picture, page, slotSize, left, top) => {
      const box = fit(picture, page);
      const slot = { ...slotSize, left, top };
      const { transform, clipPath } = poseInSlot(box, slot);
      const [end = 0, side = 0] = numbers(clipPath);
      const from = moved(box, transform, { x: box.left + side, y: box.top + end });
      const to = moved(box, transform, { x: box.left + box.width - side, y: box.top + box.height - end });
      expect(from.x).toBeCloseTo(slot.left, 3);
      expect(from.y).toBeCloseTo(slot.top, 3);
      expect(to.x).toBeCloseTo(slot.left + slot.width, 3);
      expect(to.y).toBeCloseTo(slot.top + slot.height, 3);
    }),
  );
});

it('grows by a half around the pointer: what lies under it stays', { tags: ['gallery-16'] }, () => {
  const box = { left: 340, top: 0, width: 600, height: 800 };
  const pointer = { x: 500, y: 790 };
  const { transform } = poseGrabbed(box, pointer);
  expect(numbers(transform)[2]).toBe(1.5);
  expect(moved(box, transform, pointer)).toEqual(pointer);
});

it('knows the widest rendition', () => {
  expect(largestOf('/a?w=390 390w, /a?w=2000 2000w, /a?w=1100 1100w', '/a')).toBe('/a?w=2000');
  expect(largestOf('', '/a')).toBe('/a');
});
