import type { TagDefinition } from '@vitrine/liquid';
import { describe, expect, test } from 'vitest';
import { config } from './config.ts';
import { props } from './fixtures/data/helpers.section.tsx';
import { fixture, native } from './native.ts';

const { createSectionCompiler } = native<typeof import('../src/build/sections/section-compiler.ts')>(
  '../src/build/sections/section-compiler.ts',
);
const { parityEngine } = native<typeof import('../src/parity/liquid.ts')>('../src/parity/liquid.ts');

const liquid = createSectionCompiler().open(fixture('data/helpers.section.tsx')).liquid();
const [body = '', schema = ''] = liquid.split('{% schema %}');

const hostile = '</script><!-- "quoted" \u2028 & {{ x }}';
const page = {
  section: {
    id: 's1',
    settings: {
      heading: hostile,
      shout: '<p>Loud &amp; clear words</p>',
      layout: 'list',
      scheme: { id: 'dark' },
      picture: { src: 'a.jpg', width: 900, height: 600, alt: null },
      show: true,
      size: 2,
    },
    blocks: [
      { id: 'b1', type: 'quote', settings: { text: 'Said' } },
      { id: 'b2', type: 'picture', settings: { large: null } },
    ],
  },
  collection: {
    products_count: 9,
    products: [
      {
        id: 1,
        handle: 'a',
        title: 'A',
        price: 100,
        compare_at_price: 200,
        tags: ['sale', 'new'],
        available: true,
        vendor: '',
        metafields: { custom: { care: { value: 'Wash' } } },
      },
      {
        id: 2,
        handle: 'gift',
        title: 'G',
        price: 300,
        compare_at_price: null,
        tags: [],
        available: false,
        vendor: 'V',
        metafields: {},
      },
    ],
  },
  article: { title: '', published_at: '2024-05-06T00:00:00Z' },
  paginate: { current_page: 1, pages: 3, next: { url: '/next' } },
};

/** `paginate` as a plain wrapper: the pages above are given. */
const paginate: TagDefinition<undefined> = {
  parse(tag, parser) {
    const body = parser.body(tag);
    return { render: (state) => body.render(state) };
  },
};

describe('the helpers of data', () => {
  const html = parityEngine(config, { tags: { paginate } }).parse(body)(page);
  const text = /^<script type="application\/json" id="helpers-data">(.*)<\/script>\s*$/s.exec(html)?.[1] ?? '';

  test('print JSON that fits the props', () => {
    expect(props.parse(JSON.parse(text))).toEqual({
      heading: hostile,
      shout: 'Loud &a...',
      layout: 'list',
      scheme: 'dark',
      picture: {
        src: '/cdn/a.jpg?width=600',
        srcset: '/cdn/a.jpg?width=300 300w, /cdn/a.jpg?width=600 600w',
        width: 900,
        height: 600,
        alt: '',
      },
      blocks: [
        { type: 'quote', id: 'b1', text: 'Said' },
        { type: 'picture', id: 'b2', large: false },
      ],
      items: [
        { id: 1, title: 'A', sale: true, tags: 'sale + new', care: 'Wash' },
        { id: 2, title: 'G', sale: false, tags: '', care: null },
      ],
      current: 1,
      next: '/next',
      available: 1,
      sold: ['G'],
      total: 401,
      firstTag: null,
      gift: 'G',
      published: '2024',
      pages: [1, 2, 3],
      note: '5 pieces',
      few: ['us'],
      fewAvailable: ['G'],
      noneOfNothing: 0,
      prices: { 1: 200, 2: null },
      whole: { title: 'A', tags: ['sale', 'new'] },
    });
  });

  test('print nothing that ends a script element', () => {
    expect(text).not.toContain('<');
    const json = (value: unknown) => JSON.stringify(value ?? null);
    const printed = parityEngine(config, { tags: { paginate }, filters: { json } }).parse(body)(page);
    expect(printed.match(/<\/script/g)).toHaveLength(1);
    expect(JSON.parse(/json" id="helpers-data">(.*)<\/script>/s.exec(printed)?.[1] ?? '').heading).toBe(hostile);
  });

  test('paginate a list of the page', () => {
    expect(body).toContain('{% paginate collection.products by section.settings.size %}');
  });
});

test('the schema has the format of the platform', () => {
  expect(JSON.parse(schema.replace('{% endschema %}', ''))).toMatchObject({
    name: 'Helpers',
    tag: 'section',
    class: 'helpers',
    limit: 1,
    max_blocks: 8,
    settings: [
      { type: 'header', content: 'Words' },
      { type: 'text', id: 'heading', label: 'Heading', default: 'Hello' },
      { type: 'richtext', id: 'shout' },
      {
        type: 'select',
        id: 'layout',
        options: [
          { value: 'grid', label: 'Grid' },
          { value: 'list', label: 'List' },
        ],
      },
      { type: 'color_scheme', id: 'scheme' },
      { type: 'image_picker', id: 'picture' },
      { type: 'checkbox', id: 'show', default: true, visible_if: "{{ section.settings.layout == 'grid' }}" },
      { type: 'range', id: 'size', min: 2, max: 24, step: 1, default: 2 },
      { type: 'product_list', id: 'featured', limit: 4 },
    ],
    blocks: [
      { type: 'quote', name: 'Quote', settings: [{ type: 'text', id: 'text' }] },
      { type: 'picture', name: 'Picture', limit: 2 },
    ],
    presets: [{ name: 'Helpers', blocks: [{ type: 'quote' }] }],
    disabled_on: { groups: ['header'] },
  });
});
