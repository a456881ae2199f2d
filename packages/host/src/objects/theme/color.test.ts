import { Drop, toText } from '@vitrine/liquid';
import { expect, it } from 'vitest';
import { colorDrop, parseColor } from './color.ts';

const field = (text: string, name: string) => {
  const color = colorDrop(text);
  return color instanceof Drop ? toText(color.get(name)) : undefined;
};

it('reads hex and rgb', () => {
  expect(parseColor('#abc')).toEqual({ red: 170, green: 187, blue: 204, alpha: 1 });
  expect(parseColor('rgba(1, 2, 3, 0.5)')).toEqual({ red: 1, green: 2, blue: 3, alpha: 0.5 });
  expect(parseColor('rgb(1 2 3 / 25%)')).toEqual({ red: 1, green: 2, blue: 3, alpha: 0.25 });
  for (const text of ['', 'red', '#12', 'rgb(1,2)', 'url(x)']) expect(parseColor(text)).toBeNull();
});

it('knows its parts', () => {
  expect(field('#EA5AB9', 'hue')).toBe('320');
  expect(field('#EA5AB9', 'saturation')).toBe('77');
  expect(field('#EA5AB9', 'lightness')).toBe('64');
  expect(field('#EA5AB9', 'oklch')).toBe('68% 0.2 343');
  expect(field('#EA5AB9', 'rgb')).toBe('234 90 185');
  expect(field('#EA5AB9', 'alpha')).toBe('1.0');
});

it('prints hex, or rgba when it is not opaque, and leaves other texts alone', () => {
  const print = (text: string) => {
    const color = colorDrop(text);
    return color instanceof Drop ? color.print() : color;
  };
  expect([print('#FFF'), print('rgba(1,2,3,.5)'), print('red')]).toEqual(['#ffffff', 'rgba(1, 2, 3, 0.5)', 'red']);
});
