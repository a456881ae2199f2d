import { expect, test } from 'vitest';
import { isOriginal, parseLegacyName, parsePictureQuery } from './request.ts';

const query = (text: string) => parsePictureQuery(new URLSearchParams(text));

test('the query of a picture address', () => {
  expect(query('width=800&height=1000&crop=top&format=pjpg&quality=70&pad_color=%23F7F5F0&v=1')).toEqual({
    ok: true,
    value: {
      width: 800,
      height: 1000,
      crop: 'top',
      format: 'jpeg',
      progressive: true,
      quality: 70,
      padColor: 'f7f5f0',
    },
  });
  const plain = query('v=17');
  expect(plain.ok && isOriginal(plain.value)).toBe(true);
  expect(query('crop=region&crop_left=10&crop_top=20&crop_width=30&crop_height=40')).toMatchObject({
    ok: true,
    value: { crop: { left: 10, top: 20, width: 30, height: 40 } },
  });
});

test.each([
  'width=0',
  'width=-5',
  'width=5761',
  'width=999999999999',
  'width=1e3',
  'width=12.5',
  'height=abc',
  'crop=middle',
  'crop=region&crop_width=0&crop_height=5',
  'crop=region&crop_left=-1&crop_width=4&crop_height=5',
  'format=exe',
  'quality=0',
  'quality=101',
  'pad_color=red',
])('%s is refused', (text) => {
  expect(query(text).ok).toBe(false);
});

test('the older suffix of a file name', () => {
  expect(parseLegacyName('dress_400x400_crop_center@2x.jpg')).toMatchObject({
    name: 'dress.jpg',
    request: { width: 800, height: 800, crop: 'center' },
  });
  expect(parseLegacyName('a_b_400x.png')).toMatchObject({ name: 'a_b.png', request: { width: 400, height: null } });
  expect(parseLegacyName('a_x300.png')).toMatchObject({ name: 'a.png', request: { width: null, height: 300 } });
  expect(parseLegacyName('a_grande.jpg')).toMatchObject({ name: 'a.jpg', request: { width: 600, height: 600 } });
  expect(parseLegacyName('a_master.jpg')).toMatchObject({ name: 'a.jpg', request: { width: null, height: null } });
  expect(parseLegacyName('a_200x.progressive.jpg')).toMatchObject({ name: 'a.jpg', request: { progressive: true } });
  expect(parseLegacyName('dress.jpg')).toBeNull();
  expect(parseLegacyName('a_x.jpg')).toBeNull();
  expect(parseLegacyName('a_99999x.jpg')).toBeNull();
});
