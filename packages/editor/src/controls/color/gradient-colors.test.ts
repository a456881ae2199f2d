import { describe, expect, test } from 'vitest';
import { colorsIn, withColor } from './gradient-colors.ts';

const css = 'linear-gradient(90deg, #fff 0%, rgba(0, 0, 0, 0.5), #6E1F2880 100%)';

describe('colors in a background', () => {
  test('are found in order, as they are written', () => {
    expect(colorsIn(css)).toEqual(['#fff', 'rgba(0, 0, 0, 0.5)', '#6E1F2880']);
    expect(colorsIn('none')).toEqual([]);
  });

  test('one is replaced, the rest stays', () => {
    expect(withColor(css, 1, '#123456')).toBe('linear-gradient(90deg, #fff 0%, #123456, #6E1F2880 100%)');
  });
});
