import { EditorSchema } from '@vitrine/contract/editor/theme.ts';
import { expect, test } from 'vitest';
import { editorSchema, editorSettings } from './editor-schema.ts';

test('keeps all that a schema says', () => {
  const schema = {
    name: 't:sections.hero.name',
    tag: 'section',
    settings: [{ type: 'range', id: 'size', label: 'Size', min: 1, max: 9, step: 1, visible_if: '{{ a }}' }],
    blocks: [{ type: '@theme' }, { type: 'item', name: 'Item', limit: 3, settings: [] }],
    presets: [{ name: 'Hero', blocks: { a: { type: 'item' } }, block_order: ['a'] }],
    enabled_on: { templates: ['index'] },
  };
  expect(editorSchema(schema)).toEqual(schema);
});

test('leaves out what the editor could not read, and only that', () => {
  const schema = {
    name: 'Hero',
    settings: [
      { type: 'range', id: 'size', min: '1', max: 9 },
      { type: 'select', id: 'kind', options: [{ value: 1 }] },
      { type: 'text', id: 'text', label: { en: 'Text' } },
    ],
    max_blocks: 'many',
    presets: [{ settings: {} }],
  };
  const read = editorSchema(schema);
  expect(read).toMatchObject({ name: 'Hero', settings: [{ id: 'size', max: 9 }, { id: 'kind' }, { id: 'text' }] });
  expect(read).not.toHaveProperty('max_blocks');
  expect(EditorSchema.safeParse(read).success).toBe(true);
  expect(schema.max_blocks).toBe('many');
});

test('so it does of the theme’s settings', () => {
  const settings = [
    { type: 'range', id: 'radius', min: '0', max: 9 },
    { type: 'text', id: 'name' },
  ];
  expect(editorSettings(settings)).toEqual([{ type: 'range', id: 'radius', max: 9 }, settings[1]]);
});
