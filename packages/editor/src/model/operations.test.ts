import { describe, expect, it, test } from 'vitest';
import { accepted, countedKeys, largeIndex, modelTheme } from './model-theme.fixture.ts';
import { findNode } from './nodes.ts';
import { addBlock, addSection, duplicate, remove, setCustomCss, setHidden, setSetting } from './operations.ts';
import { sectionsIn } from './stored.ts';
import { type Addition, type BlockAddress, THEME_SETTINGS } from './types.ts';

const theme = modelTheme();
const { files } = theme;
const INDEX = 'templates/index.json';
const hero = { path: INDEX, key: 'hero' };
const notes = { path: INDEX, key: 'notes' };
const stack = { path: INDEX, key: 'stack' };
const block = (key: string, ...keys: [string, ...string[]]): BlockAddress => ({ path: INDEX, key, blocks: keys });
const addition = (id: string, type: string, preset: number | null = 0): Addition => ({
  id,
  type,
  preset,
  name: type,
  category: '',
});

describe('a setting', () => {
  it('is set, and leaves all other files and sections the same objects', () => {
    const next = accepted(setSetting(theme, files, hero, 'heading', 'Winter')).files;
    expect(findNode(theme, next, hero)?.node.settings).toEqual({ heading: 'Winter' });
    expect(next['templates/product.json']).toBe(files['templates/product.json']);
    expect(sectionsIn(next, INDEX)?.sections.stack).toBe(sectionsIn(files, INDEX)?.sections.stack);
  });

  it('goes back to its default', () => {
    const next = accepted(setSetting(theme, files, hero, 'heading', undefined)).files;
    expect(findNode(theme, next, hero)?.node.settings).toEqual({});
  });

  it('leaves the files as they are where it is the same already', () => {
    expect(accepted(setSetting(theme, files, hero, 'heading', '<p>Autumn &amp; winter</p>')).files).toBe(files);
    expect(accepted(setSetting(theme, files, THEME_SETTINGS, 'radius', 4)).files).toBe(files);
  });

  it('of a block inside a block is set', () => {
    const inner = block('stack', 'group', 'inner');
    const next = accepted(setSetting(theme, files, inner, 'text', '<p>Other</p>')).files;
    expect(findNode(theme, next, inner)?.node.settings).toEqual({ text: '<p>Other</p>' });
  });

  it('of the theme is set beside the static sections', () => {
    const next = accepted(setSetting(theme, files, THEME_SETTINGS, 'radius', 8)).files;
    expect(next['config/settings_data.json']).toMatchObject({ current: { radius: 8 } });
  });

  it('of a static section saves the section with its defaults', () => {
    const drawer = { path: 'config/settings_data.json', key: 'drawer', blocks: ['drawer-0'] } as const;
    const next = accepted(setSetting(theme, files, drawer, 'text', 'None')).files;
    expect(sectionsIn(next, 'config/settings_data.json')?.sections).toEqual({
      drawer: {
        type: 'drawer',
        settings: { title: 'Your bag' },
        blocks: { 'drawer-0': { type: 'note', settings: { text: 'None' } } },
        block_order: ['drawer-0'],
      },
    });
  });

  it('of what is not there is refused', () => {
    expect(setSetting(theme, files, { path: INDEX, key: 'none' }, 'a', 1)).toEqual({ ok: false, key: 'unknown' });
    expect(setSetting(theme, files, block('notes', 'none'), 'a', 1)).toEqual({ ok: false, key: 'unknown' });
  });
});

describe('a section is added', () => {
  it('at its place, with its preset in the shop’s language', () => {
    const added = accepted(addSection(theme, files, INDEX, addition('hero:0', 'hero'), 1, countedKeys()));
    expect(added.address).toEqual({ path: INDEX, key: 'hero_a1' });
    expect(sectionsIn(added.files, INDEX)?.order).toEqual(['hero', 'hero_a1', 'notes', 'stack']);
    expect(findNode(theme, added.files, added.address)?.node.settings).toEqual({ heading: 'Bienvenue' });
  });

  it('not beyond the limit of its type, nor 25, nor where it does not belong', { tags: ['editor-16'] }, () => {
    const more = accepted(addSection(theme, files, INDEX, addition('hero:0', 'hero'), 0)).files;
    expect(addSection(theme, more, INDEX, addition('hero:0', 'hero'), 0)).toEqual({ ok: false, key: 'type-limit' });
    const full = { ...files, [INDEX]: largeIndex(25, 0) };
    expect(addSection(theme, full, INDEX, addition('hero:0', 'hero'), 0)).toMatchObject({ key: 'too-many-sections' });
    expect(addSection(theme, files, INDEX, addition('product:0', 'product'), 0)).toMatchObject({ key: 'not-here' });
    expect(addSection(theme, files, 'sections/header-group.json', addition('product:0', 'product'), 0)).toMatchObject({
      key: 'not-here',
    });
  });
});

describe('a block is added', () => {
  it('before the one at its place', () => {
    const added = accepted(addBlock(theme, files, notes, addition('note', 'note', null), 1, countedKeys()));
    expect(added.address).toEqual(block('notes', 'note_a1'));
    expect(findNode(theme, added.files, notes)?.node.block_order).toEqual(['one', 'note_a1', 'two']);
  });

  it('not beyond max_blocks or the limit of its type', { tags: ['editor-16'] }, () => {
    const sign = addition('sign', 'sign', null);
    const one = accepted(addBlock(theme, files, notes, sign, 0)).files;
    expect(addBlock(theme, one, notes, sign, 0)).toMatchObject({ key: 'too-many-blocks' });
    const fewer = accepted(remove(theme, one, block('notes', 'one'))).files;
    expect(addBlock(theme, fewer, notes, sign, 0)).toMatchObject({ key: 'type-limit' });
  });

  it('not where the schema takes no such block', () => {
    expect(addBlock(theme, files, hero, addition('@text:0', 'text'), 0)).toMatchObject({ key: 'not-here' });
    expect(addBlock(theme, files, block('stack', 'group'), addition('@_title:0', '_title'), 0)).toMatchObject({
      key: 'not-here',
    });
  });

  it('not below the eighth level', () => {
    let at = files;
    let parent: BlockAddress = block('stack', 'group');
    for (let level = 2; level <= 8; level++) {
      const added = accepted(addBlock(theme, at, parent, addition('@group:0', 'group'), 0));
      at = added.files;
      if ('blocks' in added.address) parent = added.address;
    }
    expect(parent.blocks).toHaveLength(8);
    expect(addBlock(theme, at, parent, addition('@group:0', 'group'), 0)).toEqual({ ok: false, key: 'too-deep' });
  });
});

test('what is removed is gone from the list and the order', () => {
  const next = accepted(remove(theme, accepted(remove(theme, files, block('stack', 'group'))).files, hero)).files;
  expect(sectionsIn(next, INDEX)?.order).toEqual(['notes', 'stack']);
  expect(Object.keys(sectionsIn(next, INDEX)?.sections ?? {})).toEqual(['notes', 'stack']);
  expect(findNode(theme, next, stack)?.node).toMatchObject({ block_order: ['last'] });
  expect(findNode(theme, next, block('stack', 'group'))).toBeUndefined();
});

test('static sections and blocks are not removed, hidden or copied', () => {
  const drawer = { path: 'config/settings_data.json', key: 'drawer' };
  const title = block('stack', 'title');
  expect(remove(theme, files, title)).toEqual({ ok: false, key: 'static' });
  expect(remove(theme, files, drawer)).toEqual({ ok: false, key: 'static' });
  expect(setHidden(theme, files, drawer, true)).toEqual({ ok: false, key: 'static' });
  expect(duplicate(theme, files, title)).toEqual({ ok: false, key: 'static' });
  expect(duplicate(theme, files, drawer)).toEqual({ ok: false, key: 'static' });
});

test('a copy stands behind its original, and its blocks have keys of their own, except static ones', () => {
  const copied = accepted(duplicate(theme, files, stack, countedKeys()));
  expect(sectionsIn(copied.files, INDEX)?.order).toEqual(['hero', 'notes', 'stack', copied.address.key]);
  const node = findNode(theme, copied.files, copied.address)?.node;
  expect(Object.keys(node?.blocks ?? {})).toEqual(['title', 'group_a1', 'text_a3']);
  expect(node?.block_order).toEqual(['group_a1', 'text_a3']);
  expect(node?.blocks?.group_a1?.block_order).toEqual(['text_a2']);
  const ofBlock = accepted(duplicate(theme, files, block('notes', 'one'), countedKeys()));
  expect(findNode(theme, ofBlock.files, notes)?.node.block_order).toEqual(['one', 'note_a1', 'two']);
});

test('what is shown again has no trace of having been hidden', () => {
  const hidden = accepted(setHidden(theme, files, hero, true)).files;
  expect(findNode(theme, hidden, hero)?.node.disabled).toBe(true);
  expect(accepted(setHidden(theme, hidden, hero, false)).files).toStrictEqual(files);
});

test('CSS is stored by lines, and an empty one not at all', () => {
  const styled = accepted(setCustomCss(theme, files, hero, 'h2 {\n}')).files;
  expect(findNode(theme, styled, hero)?.node.custom_css).toEqual(['h2 {', '}']);
  expect(accepted(setCustomCss(theme, styled, hero, ' ')).files).toEqual(files);
});
