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
  const INDEX = 'templates/index.json';
  const add = (type: string, { theme: of = theme, parent = null as string | null, preset = 0 as number | null } = {}) =>
    instantiate(of, of.files, { type, preset }, parent === null ? null : { path: INDEX, key: parent }, countedKeys());

  it('has the texts of its preset in the shop’s own language', () => {
    expect(add('hero')).toEqual({ type: 'hero', settings: { heading: 'Bienvenue' } });
  });

  it('has the blocks of a preset’s list with new keys', () => {
    expect(add('notes')).toEqual({
      type: 'notes',
      settings: {},
      blocks: { note_a1: { type: 'note', settings: {} }, note_a2: { type: 'note', settings: { text: 'Second' } } },
      block_order: ['note_a1', 'note_a2'],
    });
  });

  it('may be a theme block by its preset, or a local block without one', () => {
    expect(add('text', { parent: 'stack' })).toEqual({ type: 'text', settings: {} });
    expect(add('note', { parent: 'notes', preset: null })).toEqual({ type: 'note', settings: {} });
  });

  it('has samples of the shop, a local block too', () => {
    const settings = [
      { type: 'product', id: 'product' },
      { type: 'image_picker', id: 'image', visible_if: '{{ section.settings.layout == "grid" }}' },
    ];
    const shown = modelTheme({
      samples: { product: ['coat'], image_picker: ['shopify://shop_images/a.webp'] },
      files: { [INDEX]: { sections: { tiles: { type: 'tiles', settings: { layout: 'grid' } } }, order: ['tiles'] } },
      sections: {
        tiles: {
          name: 'Tiles',
          settings: [{ type: 'text', id: 'layout' }],
          blocks: [{ type: 'tile', name: 'Tile', settings }],
        },
      },
    });
    expect(add('tile', { theme: shown, parent: 'tiles', preset: null }).settings).toEqual({
      product: 'coat',
      image: 'shopify://shop_images/a.webp',
    });
  });
});
