import { expect, test } from 'vitest';
import { dress, product } from '../test_objects.ts';
import { renderText } from '../test_services.ts';

const file = '//shop.test/cdn/shop/files/dress.jpg?';

test.each([
  ['{{ image | image_url: width: 450 }}', `${file}v=1&width=450`],
  ["{{ product | image_url: width: 450, height: 300, crop: 'center' }}", `${file}crop=center&height=300&v=1&width=450`],
  ["{{ 'files/dress.jpg' | image_url: width: 5 }}", `${file}v=1&width=5`],
  ["{{ image | image_url: width: 5 | append: '&x' }}", `${file}v=1&width=5&x`],
  [
    "{{ image | image_url: width: 5, format: 'pjpg', pad_color: '#fff', quality: 80 }}",
    `${file}format=pjpg&pad_color=%23fff&quality=80&v=1&width=5`,
  ],
  ["{{ image | image_url: crop: 'region', crop_width: 5 }}", `${file}crop=region&crop_width=5&v=1`],
  ['{{ image | image_url }}', '//shop.test/cdn/shop/files/dress.jpg?v=1'],
  ['{{ image | image_url: width: 99999 }}', 'Liquid error (test line 1): width must be between 1 and 5760'],
  ['{{ nil | image_url: width: 5 }}', 'Liquid error (test line 1): image_url: invalid url input'],
  ["{{ product | img_url: 'medium' }}", '//shop.test/cdn/shop/files/dress_medium.jpg?v=1'],
  ["{{ product | product_img_url: '300x', scale: 2 }}", '//shop.test/cdn/shop/files/dress_300x@2x.jpg?v=1'],
  ["{{ image | collection_img_url: 'master' }}", `${file}v=1`],
  ["{{ image | article_img_url: 'x200' }}", '//shop.test/cdn/shop/files/dress_x200.jpg?v=1'],
])('%s', (template, expected) => {
  expect(renderText(template, { image: dress, product })).toBe(expected);
});
