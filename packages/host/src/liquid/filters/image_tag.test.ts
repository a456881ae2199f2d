import { drop } from '@vitrine/liquid';
import { expect, test } from 'vitest';
import { dress, product, testImage } from '../test_objects.ts';
import { renderText } from '../test_services.ts';

const file = '//shop.test/cdn/shop/files/dress.jpg?v=1&amp;';
const globals = { image: dress, product, section: drop({ kind: 'section', fields: { index: () => 5 } }) };

test('alternative text, sizes and candidates follow from the picture', () => {
  expect(renderText('{{ product | image_url: width: 900 | image_tag }}', { product })).toBe(
    `<img src="${file}width=900" alt="A dress" srcset="${file}width=352 352w, ${file}width=832 832w, ${file}width=900 900w" width="900" height="1200">`,
  );
});

test('widths are those listed, as far as the picture goes', () => {
  const html = renderText("{{ image | image_url: width: 800 | image_tag: widths: '400, 1600, 1200', sizes: '50vw' }}", {
    image: dress,
  });
  expect(html).toContain(`srcset="${file}width=400 400w, ${file}width=1200 1200w"`);
  expect(html).toContain('sizes="50vw"');
});

test('attributes can be replaced, dropped and added', () => {
  const html = renderText(
    "{{ image | image_url: width: 800 | image_tag: srcset: nil, width: nil, alt: 'x\"y', class: 'a', data-id: 3, preload: true }}",
    globals,
  );
  expect(html).toBe(`<img src="${file}width=800" alt="x&quot;y" fetchpriority="high" class="a" data-id="3">`);
});

test('a width of the theme’s is offered, and no height is worked out for it', () => {
  const html = renderText('{{ image | image_url: width: 400 | image_tag: width: 300 }}', { image: dress });
  expect(html).toBe(
    `<img src="${file}width=400" alt="A dress" srcset="${file}width=300 300w, ${file}width=352 352w" width="300">`,
  );
});

test('sections far down the page load their pictures late', () => {
  expect(renderText('{{ image | image_url: width: 80 | image_tag }}', globals)).toContain('loading="lazy"');
  expect(renderText("{{ image | image_url: width: 80 | image_tag: loading: 'eager' }}", globals)).toContain(
    'loading="eager"',
  );
});

test('the focal point positions the picture', () => {
  const image = testImage({ name: 'dress.jpg', width: 100, height: 100, alt: '', focal: '20.0% 30.0%' });
  expect(renderText('{{ image | image_url: width: 80 | image_tag }}', { image })).toContain(
    'style="object-position:20.0% 30.0%;"',
  );
});

test('a picture is never wider than it is', () => {
  const image = testImage({ name: 'dress.jpg', width: 100, height: 200, alt: '' });
  expect(renderText('{{ image | image_url: width: 400 | image_tag }}', { image })).toContain(
    'width="100" height="200"',
  );
});

test('img_tag of older themes', () => {
  expect(renderText("{{ product | img_tag: 'Alt', 'c', '100x' }}", { product })).toBe(
    '<img src="//shop.test/cdn/shop/files/dress_100x.jpg?v=1" alt="Alt" class="c" />',
  );
});
