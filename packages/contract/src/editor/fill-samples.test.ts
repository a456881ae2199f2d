import { describe, expect, it } from 'vitest';
import { fillSamples } from './fill-samples.ts';
import type { EditorSetting, JsonObject } from './theme.ts';

const samples = {
  product: ['coat', 'dress', 'shirt', 'skirt', 'scarf'],
  collection: ['new', 'knitwear'],
  blog: ['journal'],
  article: ['journal/one'],
  image_picker: ['shopify://shop_images/a.webp', 'shopify://shop_images/b.webp'],
  'metaobject:look': ['evening'],
};

function fill(settings: readonly EditorSetting[], values: JsonObject = {}, taken = new Map<string, number>()) {
  return fillSamples({ kind: 'section', settings, values }, { samples, taken, visible: { settings: {} } });
}

describe('an empty setting', () => {
  it.each<[string, Partial<EditorSetting>, unknown]>([
    ['product', {}, 'coat'],
    ['product_list', {}, ['coat', 'dress', 'shirt', 'skirt']],
    ['product_list', { limit: 2 }, ['coat', 'dress']],
    ['collection', {}, 'new'],
    ['collection_list', { limit: 12 }, ['new', 'knitwear']],
    ['blog', {}, 'journal'],
    ['article', {}, 'journal/one'],
    ['article_list', {}, ['journal/one']],
    ['image_picker', {}, 'shopify://shop_images/a.webp'],
    ['metaobject', { metaobject_type: 'look' }, 'evening'],
    ['metaobject_list', { metaobject_type: 'look' }, ['evening']],
  ])('of type %s %j has samples', (type, more, expected) => {
    expect(fill([{ type, id: 'it', ...more }])).toEqual({ it: expected });
  });

  it.each<[string, Partial<EditorSetting>]>([
    ['page', {}],
    ['link_list', {}],
    ['video', {}],
    ['url', {}],
    ['text', {}],
    ['metaobject', { metaobject_type: 'gone' }],
    ['product', { default: 'given' }],
    ['image_picker', { id: 'image_phone' }],
    ['image_picker', { id: 'mobile_image' }],
    ['image_picker', { id: 'logo' }],
  ])('of type %s %j stays empty', (type, more) => {
    expect(fill([{ type, id: 'it', ...more }])).toEqual({});
  });

  it('stays empty where the preset wants it so', () => {
    const values = { product: '', list: [], image: null };
    expect(
      fill(
        [
          { type: 'product', id: 'product' },
          { type: 'product_list', id: 'list' },
          { type: 'image_picker', id: 'image' },
        ],
        values,
      ),
    ).toEqual(values);
  });

  it('stays empty where it is hidden; a sample may show the next one', () => {
    const settings: EditorSetting[] = [
      { type: 'select', id: 'layout', options: [{ value: 'list' }, { value: 'grid' }] },
      { type: 'blog', id: 'blog', visible_if: "{{ section.settings.layout == 'grid' }}" },
      { type: 'product', id: 'product' },
      { type: 'image_picker', id: 'image', visible_if: '{{ section.settings.product != blank }}' },
      { type: 'article', id: 'article', visible_if: '{{ section.settings.blog != blank }}' },
    ];
    expect(fill(settings)).toEqual({ product: 'coat', image: 'shopify://shop_images/a.webp' });
  });
});

describe('samples', () => {
  it('are taken once in a section: what has none left stays empty', () => {
    const pictures = ['one', 'two', 'three'].map((id) => ({ type: 'image_picker', id }));
    expect(fill(pictures)).toEqual({ one: 'shopify://shop_images/a.webp', two: 'shopify://shop_images/b.webp' });
  });

  it('are taken in turn by blocks beside each other', () => {
    const taken = new Map<string, number>();
    const slide = () => fill([{ type: 'image_picker', id: 'image' }], {}, taken).image;
    expect([slide(), slide(), slide()]).toEqual([
      'shopify://shop_images/a.webp',
      'shopify://shop_images/b.webp',
      'shopify://shop_images/a.webp',
    ]);
  });
});
