import path from 'node:path';
import { type DynamicSource, DynamicSource as Source } from '@vitrine/contract/editor/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { loadTheme, type Theme } from '../../theme/load.ts';
import { dynamicSources, readOwner } from './dynamic-sources.ts';

const METAFIELDS = {
  'custom.line': { type: 'single_line_text_field', value: 'a line' },
  'custom.lines': { type: 'multi_line_text_field', value: 'two\nlines' },
  'custom.rich': {
    type: 'rich_text_field',
    value: {
      type: 'root',
      children: [{ type: 'paragraph', children: [{ type: 'text', value: 'rich' }] }],
    },
  },
  'custom.number': { type: 'number_integer', value: '7' },
  'custom.flag': { type: 'boolean', value: 'true' },
  'custom.shade': { type: 'color', value: '#336699' },
  'custom.link': { type: 'url', value: 'https://example.com/' },
  'custom.photo': { type: 'file_reference', value: 'slip-dress.png' },
  'custom.film': { type: 'file_reference', value: 'walk.mp4' },
  'custom.one': { type: 'product_reference', value: 'slip-dress' },
  'custom.some': { type: 'list.product_reference', value: ['slip-dress', 'silk-scarf'] },
  'custom.look': { type: 'metaobject_reference', value: 'look/evening' },
  'custom.looks': { type: 'list.metaobject_reference', value: ['look/evening'] },
  'custom.raw': { type: 'json', value: { a: 1 } },
};
const FILES = {
  'pages/full.html': `<!--${JSON.stringify({ title: 'Full', metafields: METAFIELDS })}-->\n<p>All.</p>`,
  'files/walk.mp4': 'film',
  'metaobjects/look.json': JSON.stringify({
    fields: { name: 'single_line_text_field', size: 'number_integer' },
    entries: [{ handle: 'evening', fields: { name: 'Evening', size: '4' } }],
  }),
};
const TYPES = [
  ...[
    'text',
    'textarea',
    'inline_richtext',
    'richtext',
    'html',
    'number',
    'range',
    'checkbox',
    'color',
    'url',
    'video',
  ],
  ...['image_picker', 'product', 'product_list', 'page', 'metaobject', 'metaobject_list'],
];

let shop: TestShop;
let theme: Theme;
beforeAll(async () => {
  shop = await openTestShop({ files: FILES });
  theme = await loadTheme(path.join(import.meta.dirname, '../../../test/fixtures/full-theme'));
});
afterAll(() => shop.close());

const sources = async (owner: string, type: string, language: 'en' | 'fr' = 'en'): Promise<DynamicSource[]> =>
  Source.array().parse(
    await dynamicSources(shop.store, theme, {
      owner: readOwner(owner) ?? 'none',
      setting: { type, metaobjectType: null },
      language,
    }),
  );
const values = async (owner: string, type: string) => (await sources(owner, type)).map(({ value }) => value);

test('are fields of the resource whose type fits the setting', async () => {
  expect(await values('product', 'text')).toEqual([
    '{{ product.title }}',
    '{{ product.vendor }}',
    '{{ product.type }}',
  ]);
  expect(await values('product', 'image_picker')).toEqual(['{{ product.featured_image }}']);
  expect(await values('collection', 'url')).toEqual(['{{ collection.url }}']);
  expect(await values('product', 'font_picker')).toEqual(['{{ settings.body_font }}']);
  expect(await values('product', 'radio')).toEqual([]);
});

test('are metafields that some resource has, and what fits of them', async () => {
  const metafields = async (type: string) =>
    (await values('page', type)).flatMap((value) => /custom\.(\w+)/.exec(value)?.[1] ?? []);
  expect(await metafields('text')).toEqual(['line', 'lines', 'number']);
  expect(await metafields('richtext')).toEqual(['line', 'lines', 'number', 'rich']);
  expect(await metafields('range')).toEqual(['number']);
  expect(await metafields('image_picker')).toEqual(['photo']);
  expect(await metafields('video')).toEqual(['film']);
  expect(await metafields('product_list')).toEqual(['some']);
  expect(await metafields('metaobject')).toEqual(['look']);
});

test('are fields of a metaobject, and the theme’s settings', async () => {
  expect(await sources('metaobject:look', 'number')).toEqual([
    { value: '{{ metaobject.size.value }}', label: 'Size', group: 'Metaobject' },
  ]);
  expect(await values('metaobject:look', 'metaobject')).toEqual(['{{ metaobject }}']);
  expect(await sources('none', 'color')).toEqual([
    { value: '{{ settings.accent }}', label: expect.any(String), group: 'Theme settings' },
  ]);
});

test('have labels in French', async () => {
  expect(await sources('page', 'url', 'fr')).toEqual([
    { value: '{{ page.url }}', label: 'Adresse', group: 'Page' },
    { value: '{{ page.metafields.custom.link.value }}', label: 'Link', group: 'Champs méta : page' },
  ]);
});

test('an owner that is none is refused', () => {
  expect(['product', 'metaobject:look', 'none', 'shop', 'metaobject:', '__proto__'].map(readOwner)).toEqual([
    'product',
    { metaobject: 'look' },
    'none',
    null,
    null,
    null,
  ]);
});

test('each of them has a value where a setting is connected to it', async () => {
  const settings: { id: string; type: string; value: string }[] = [];
  for (const type of TYPES)
    for (const value of await values('page', type)) settings.push({ id: `s${settings.length}`, type, value });
  const own = settings.filter(({ value }) => !value.includes('settings.'));
  const schema = {
    name: 'Connected',
    settings: own.map(({ id, type }) => ({ id, type, label: id, ...(type === 'range' ? { min: 0, max: 10 } : {}) })),
  };
  const shown = own.map(({ id }) => `[${id}={{ section.settings.${id} }}]`).join('\n');
  const connected = await openTestShop({
    files: FILES,
    themeFiles: {
      'sections/connected.liquid': `${shown}\n{% schema %}${JSON.stringify(schema)}{% endschema %}`,
      'templates/page.connected.json': JSON.stringify({
        sections: {
          main: { type: 'connected', settings: Object.fromEntries(own.map(({ id, value }) => [id, value])) },
        },
        order: ['main'],
      }),
    },
  });
  try {
    const { body } = await connected.visitor().get('/fr/pages/full?view=connected');
    const printed = own.map(({ id, type, value }) => [
      type,
      value,
      new RegExp(`\\[${id}=([^\\]]*)\\]`).exec(body)?.[1] ?? null,
    ]);
    expect(printed.filter(([, , text]) => text === null || text === '' || /error/i.test(text ?? ''))).toEqual([]);
    expect(printed.find(([type, value]) => type === 'url' && value === '{{ page.url }}')?.[2]).toBe('/fr/pages/full');
    expect(printed.find(([, value]) => value?.includes('custom.rich'))?.[2]).toContain('rich');
  } finally {
    await connected.close();
  }
});
