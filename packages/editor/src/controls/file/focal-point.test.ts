import { describe, expect, test } from 'vitest';
import { pointAfterKey, pointAt } from './focal-point.ts';

describe('focal point', () => {
  test('a pointer is measured on the picture, and stays on it', () => {
    const box = { left: 100, top: 50, width: 200, height: 400 };
    expect(pointAt({ clientX: 150, clientY: 350 }, box)).toEqual({ x: 25, y: 75 });
    expect(pointAt({ clientX: 90, clientY: 900 }, box)).toEqual({ x: 0, y: 100 });
  });

  test('arrow keys move it by 1 %, with Shift by 10 %, as far as the edge', () => {
    const from = { x: 5, y: 50 };
    expect(pointAfterKey(from, { key: 'ArrowUp', shiftKey: false })).toEqual({ x: 5, y: 49 });
    expect(pointAfterKey(from, { key: 'ArrowLeft', shiftKey: true })).toEqual({ x: 0, y: 50 });
    expect(pointAfterKey(from, { key: 'Tab', shiftKey: false })).toBeUndefined();
  });
});
