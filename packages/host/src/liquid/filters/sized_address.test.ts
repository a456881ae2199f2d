import { sizedAddress } from '@vitrine/liquid/platform/sized-address.ts';
import { expect, test } from 'vitest';
import { parseLegacyName } from '../../images/request.ts';

test.each([
  ['large', {}, '_large'],
  ['300x', {}, '_300x'],
  ['x200', {}, '_x200'],
  ['300x200', { crop: 'center', scale: 2 }, '_300x200_crop_center@2x'],
  ['small', { scale: 2 }, '_small'],
  ['300x', { crop: 'sideways', scale: 9 }, '_300x'],
  ['master', {}, ''],
  ['x', {}, ''],
])('%s %o', (size, named, suffix) => {
  expect(sizedAddress('//shop.test/files/a.b.jpg?v=1', size, named)).toBe(`//shop.test/files/a.b${suffix}.jpg?v=1`);
});

test.each([
  ['a.jpg', 'pjpg', 'a_300x.progressive.jpg'],
  ['a.jpg', 'jpg', 'a_300x.jpg'],
  ['a.png', 'pjpg', 'a_300x.progressive.png.jpg'],
  ['a.png', 'jpg', 'a_300x.png.jpg'],
  ['a.png', 'webp', 'a_300x.png'],
])('%s as %s', (name, format, expected) => {
  const address = sizedAddress(name, '300x', { format });
  expect(address).toBe(expected);
  expect(parseLegacyName(address)).toMatchObject({
    name,
    request: {
      width: 300,
      progressive: format === 'pjpg',
      format: name === 'a.png' && format !== 'webp' ? 'jpeg' : null,
    },
  });
});

test('the image server reads what is written', () => {
  const name = sizedAddress('a.jpg', '300x200', { crop: 'top', scale: 2 });
  expect(parseLegacyName(name)).toMatchObject({ name: 'a.jpg', request: { width: 600, height: 400, crop: 'top' } });
});
