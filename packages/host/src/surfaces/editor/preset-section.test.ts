import { afterEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { DRAFT, editorOf } from './editor.fixture.ts';

let shop: TestShop;
afterEach(() => shop.close());

const section = (settings: object[], preset: object, body: string, more: object = {}) =>
  `${body}{% schema %}${JSON.stringify({ name: 'Section', settings, presets: [{ name: 'One', ...preset }], ...more })}{% endschema %}`;

async function picture(themeFiles: Record<string, string>, query: string): Promise<string> {
  shop = await openTestShop({ themeFiles });
  const editor = editorOf(shop);
  await editor.draft();
  return (await editor.call('GET', `/editor/preview/section?draft=${DRAFT}&${query}`)).body;
}

test('the picture has samples of the shop, in blocks too', async () => {
  const themeFiles = {
    'sections/tiles.liquid': section(
      [
        { type: 'product', id: 'product', label: 'Product' },
        { type: 'checkbox', id: 'wide', label: 'Wide' },
        { type: 'collection', id: 'hidden', label: 'Hidden', visible_if: '{{ section.settings.wide }}' },
      ],
      { blocks: [{ type: 'tile' }] },
      '[{{ section.settings.product.handle }}|{{ section.settings.hidden.handle }}|{{ section.blocks[0].settings.products.size }}]',
      {
        blocks: [
          { type: 'tile', name: 'Tile', settings: [{ type: 'product_list', id: 'products', label: 'Products' }] },
        ],
      },
    ),
  };
  expect(await picture(themeFiles, 'type=tiles&preset=0')).toMatch(/\[[\w-]+\|\|[1-4]\]/);
});

test('texts are in the shop’s own language, whichever the theme’s is', async () => {
  const themeFiles = {
    'locales/de.default.schema.json': JSON.stringify({ texts: { hello: 'Hallo' } }),
    'locales/de.default.json': '{}',
    'locales/en.schema.json': JSON.stringify({ texts: { hello: 'Hello' } }),
    'sections/text.liquid': section(
      [{ type: 'text', id: 'text', label: 'Text' }],
      { settings: { text: 't:texts.hello' } },
      '[{{ section.settings.text }}]',
    ),
  };
  expect(await picture(themeFiles, 'type=text&preset=0')).toContain('[Hello]');
});
