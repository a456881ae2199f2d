import { describe, expect, it } from 'vitest';
import { blockAdditions, sectionAdditions } from './additions.ts';
import { instantiate } from './instantiate.ts';
import { labelsOf } from './labels.ts';
import { accepted, countedKeys, modelTheme } from './model-theme.fixture.ts';
import { addSection } from './operations.ts';

const theme = modelTheme();
const { files } = theme;
const labels = labelsOf(theme, 'en');
const INDEX = 'templates/index.json';
const sectionIds = (path: string, of = files) => sectionAdditions(theme, of, path, labels).map(({ id }) => id);
const blockIds = (key: string, ...blocks: string[]) => {
  const [first, ...rest] = blocks;
  const section = { path: INDEX, key };
  const parent = first === undefined ? section : { ...section, blocks: [first, ...rest] as const };
  return blockAdditions(theme, files, parent, labels).map(({ id }) => id);
};

describe('sections to add', () => {
  it('are those with presets that belong into the file, by category and name', () => {
    expect(sectionIds(INDEX)).toEqual(['notes:0', 'stack:0', 'hero:0']);
    expect(sectionIds('templates/product.json')).toEqual(['notes:0', 'product:0', 'stack:0', 'hero:0']);
    expect(sectionIds('sections/header-group.json')).toEqual(['header:0', 'notes:0', 'stack:0', 'hero:0']);
    expect(sectionAdditions(theme, files, INDEX, labels).at(-1)).toMatchObject({ name: 'Hero', category: 'Banners' });
  });

  it('do not include a type at its limit', () => {
    const [, , hero] = sectionAdditions(theme, files, INDEX, labels);
    const more = hero && accepted(addSection(theme, files, INDEX, hero, 0)).files;
    expect(sectionIds(INDEX, more)).toEqual(['notes:0', 'stack:0']);
  });
});

describe('blocks to add', () => {
  it('are the local ones, without apps', () => {
    expect(blockIds('notes')).toEqual(['note', 'sign']);
  });

  it('are theme blocks with presets: the named ones, then all that are not private', () => {
    expect(blockIds('stack')).toEqual(['@_title:0', '@group:0', '@text:0', '@text:1']);
    expect(blockIds('stack', 'group')).toEqual(['@group:0', '@text:0', '@text:1']);
  });

  it('are none of a section or block that takes none', () => {
    expect(blockIds('hero')).toEqual([]);
    expect(blockIds('stack', 'last')).toEqual([]);
    expect(blockIds('notes', 'one')).toEqual([]);
  });
});

describe('what is added', () => {
  it('has the blocks of a preset’s list with new keys', () => {
    const notes = { id: 'notes:0', type: 'notes', preset: 0, name: 'Notes', category: '' };
    expect(instantiate(theme, notes, countedKeys())).toEqual({
      type: 'notes',
      settings: {},
      blocks: { note_a1: { type: 'note', settings: {} }, note_a2: { type: 'note', settings: { text: 'Second' } } },
      block_order: ['note_a1', 'note_a2'],
    });
  });

  it('has the blocks of a preset’s object by their keys, static ones outside of the order', () => {
    const stack = { id: 'stack:0', type: 'stack', preset: 0, name: 'Stack', category: '' };
    expect(instantiate(theme, stack, countedKeys())).toEqual({
      type: 'stack',
      settings: {},
      blocks: {
        top: { type: '_title', static: true, settings: {} },
        body: {
          type: 'group',
          settings: {},
          blocks: { text_a1: { type: 'text', settings: { text: 'Hello' } } },
          block_order: ['text_a1'],
        },
      },
      block_order: ['body'],
    });
  });

  it('has the static blocks of a preset’s list by their ids, outside of the order', () => {
    const blocks = [{ type: '_title', id: 'top', static: true }, { type: 'text' }];
    const listed = modelTheme({ sections: { stack: { name: 'Stack', presets: [{ name: 'Stack', blocks }] } } });
    const stack = { id: 'stack:0', type: 'stack', preset: 0, name: 'Stack', category: '' };
    expect(instantiate(listed, stack, countedKeys())).toMatchObject({
      blocks: { top: { static: true }, text_a1: { type: 'text' } },
      block_order: ['text_a1'],
    });
  });

  it('is empty where it has no preset', () => {
    expect(instantiate(theme, { id: 'note', type: 'note', preset: null, name: 'Note', category: '' })).toEqual({
      type: 'note',
      settings: {},
    });
  });
});
