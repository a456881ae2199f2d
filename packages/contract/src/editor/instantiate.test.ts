import { expect, test } from 'vitest';
import { instantiate } from './instantiate.ts';
import type { EditorSchema, PresetBlock, Samples } from './theme.ts';

const BLOCKS: Readonly<Record<string, EditorSchema>> = {
  card: { name: 'Card', settings: [{ type: 'product', id: 'product' }], blocks: [{ type: '@theme' }] },
};

function added(schema: EditorSchema, samples: Samples = {}) {
  let count = 0;
  return instantiate(
    { kind: 'section', type: 'section', schema, preset: schema.presets ? 0 : null },
    {
      themeBlock: (type) => BLOCKS[type],
      samples,
      visible: { settings: {} },
      translate: (text) => `<${text}>`,
      newKey: (type) => `${type}-${count++}`,
    },
  );
}

const withBlocks = (blocks: PresetBlock['blocks'], block_order?: string[]): EditorSchema => ({
  name: 'Section',
  settings: [{ type: 'collection', id: 'collection' }],
  blocks: [{ type: 'slide', settings: [{ type: 'image_picker', id: 'image' }] }, { type: '@theme' }],
  presets: [{ name: 'Section', blocks, ...(block_order && { block_order }) }],
});

test('a section without a preset has its defaults, and samples', () => {
  const schema = {
    settings: [
      { type: 'text', id: 'text' },
      { type: 'product', id: 'product' },
    ],
  };
  expect(added(schema, { product: ['coat'] })).toEqual({ type: 'section', settings: { product: 'coat' } });
});

test('texts of a preset are translated', () => {
  const settings = { heading: 't:presets.heading', count: 4, text: 'plain' };
  expect(added({ presets: [{ name: 'One', settings }] }).settings).toEqual({
    heading: '<t:presets.heading>',
    count: 4,
    text: 'plain',
  });
});

test('the section, its local blocks and its theme blocks at any depth have samples', () => {
  const samples = { collection: ['new'], image_picker: ['a', 'b'], product: ['coat', 'dress'] };
  const blocks = [{ type: 'slide' }, { type: 'slide' }, { type: 'card', blocks: [{ type: 'card' }] }];
  expect(added(withBlocks(blocks), samples)).toEqual({
    type: 'section',
    settings: { collection: 'new' },
    blocks: {
      'slide-0': { type: 'slide', settings: { image: 'a' } },
      'slide-1': { type: 'slide', settings: { image: 'b' } },
      'card-2': {
        type: 'card',
        settings: { product: 'coat' },
        blocks: { 'card-3': { type: 'card', settings: { product: 'dress' } } },
        block_order: ['card-3'],
      },
    },
    block_order: ['slide-0', 'slide-1', 'card-2'],
  });
});

test('blocks of a preset’s object keep their keys, static ones outside of the order', () => {
  const blocks = { top: { type: 'card', static: true }, last: { type: 'card', name: 'Last' }, first: { type: 'card' } };
  const made = added(withBlocks(blocks, ['first', 'last', 'top', 'gone']));
  expect(Object.keys(made.blocks ?? {})).toEqual(['top', 'last', 'first']);
  expect(made).toMatchObject({
    blocks: { top: { static: true }, last: { name: 'Last' } },
    block_order: ['first', 'last'],
  });
});

test('static blocks of a preset’s list have their ids', () => {
  expect(added(withBlocks([{ type: 'card', id: 'top', static: true }, { type: 'card' }]))).toMatchObject({
    blocks: { top: { static: true }, 'card-0': {} },
    block_order: ['card-0'],
  });
});
