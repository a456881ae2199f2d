import { describe, expect, test } from 'vitest';
import { hasAlpha, readColor, withHash, writtenLike } from './color-text.ts';

const half = readColor('#1A181680');
if (!half) throw new Error('no color');

describe('colors as settings store them', () => {
  test('hex codes are read with and without #, names and gradients are not', () => {
    expect(readColor('f7f5f0')?.toString('hex')).toBe('#F7F5F0');
    expect(readColor('rgba(26, 24, 22, 0.5)')?.getChannelValue('alpha')).toBe(0.5);
    expect([readColor(''), readColor('oxblood'), readColor('#12')]).toEqual([null, null, null]);
  });

  test('only a bare hex code gets a #', () => {
    expect(['abc', 'A1b2C3', 'abcd', '#abc', 'red'].map(withHash)).toEqual(['#abc', '#A1b2C3', 'abcd', '#abc', 'red']);
  });

  test.each([
    ['#F7F5F0', '#1A1816'],
    ['#F7F5F0FF', '#1A181680'],
    ['rgba(0, 0, 0, 1)', 'rgba(26, 24, 22, 0.5)'],
    ['', '#1A1816'],
  ])('a color that replaces %j is written as %s', (like, written) => {
    expect(writtenLike(half, like)).toBe(written);
  });

  test('opacity is what is written, not what is seen', () => {
    expect(['#F7F5F0FF', '#abcf', 'rgba(0, 0, 0, 1)', '#F7F5F0', 'rgb(0, 0, 0)'].map(hasAlpha)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
