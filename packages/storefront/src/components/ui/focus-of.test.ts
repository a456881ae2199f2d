import type { ImageObject } from '@vitrine/compiler';
import { expect, it } from 'vitest';
import { focusOf } from './focus-of.ts';

it('names a focal point as `object-position` does: from the left, then from the top', () => {
  const picture = { presentation: { focal_point: { x: 70, y: 20 } } } as ImageObject;
  expect(focusOf(picture)).toBe('70% 20%');
});
