import { describe, expect, it, test } from 'vitest';
import { changedFiles, effectOf, isDirty } from './changes.ts';
import { accepted, countedKeys, modelTheme } from './model-theme.fixture.ts';
import { move } from './moves.ts';
import { addSection, duplicate, remove, rename, setHidden, setSetting } from './operations.ts';
import { type Files, type Json, THEME_SETTINGS } from './types.ts';

const theme = modelTheme();
const { files } = theme;
const INDEX = 'templates/index.json';
const at = (key: string, path = INDEX) => ({ path, key });
const effect = (after: Files, template = 'index', before = files) => effectOf(before, after, template, theme);
const sections = (parts: object) => ({ kind: 'sections', changed: [], added: [], removed: [], order: [], ...parts });
const index = files[INDEX];
const withIndex = (change: { [key: string]: Json }): Files => ({
  ...files,
  [INDEX]: { ...(typeof index === 'object' && index !== null && !Array.isArray(index) ? index : {}), ...change },
});

describe('the files to save', () => {
  it('are those that differ, and null for one that is gone', () => {
    const { [INDEX]: _, ...rest } = files;
    const now = { ...rest, 'templates/index.new.json': { sections: {}, order: [] } };
    expect(changedFiles(files, now)).toEqual({
      [INDEX]: null,
      'templates/index.new.json': { sections: {}, order: [] },
    });
    expect(isDirty(files, now)).toBe(true);
  });

  it('are none where a change was taken back by hand', () => {
    const there = accepted(setSetting(theme, files, at('hero'), 'heading', 'Winter')).files;
    const back = accepted(setSetting(theme, there, at('hero'), 'heading', '<p>Autumn &amp; winter</p>')).files;
    expect(changedFiles(files, back)).toEqual({});
    expect(isDirty(files, back)).toBe(false);
    expect(isDirty(files, there)).toBe(true);
  });
});

describe('what a change makes the page render', () => {
  it('a setting: its section', { tags: ['editor-12'] }, () => {
    expect(effect(accepted(setSetting(theme, files, at('hero'), 'heading', 'Winter')).files)).toEqual(
      sections({ changed: [at('hero')] }),
    );
  });

  it('a block’s setting, or a hidden block: its section', () => {
    const inner = { ...at('stack'), blocks: ['group', 'inner'] } as const;
    const changed = sections({ changed: [at('stack')] });
    expect(effect(accepted(setSetting(theme, files, inner, 'text', '<p>New</p>')).files)).toEqual(changed);
    expect(effect(accepted(setHidden(theme, files, inner, true)).files)).toEqual(changed);
  });

  it('a name in the tree: nothing', () => {
    expect(effect(accepted(rename(theme, files, at('hero'), 'Opening')).files)).toEqual({ kind: 'none' });
    const block = { ...at('stack'), blocks: ['last'] } as const;
    expect(effect(accepted(rename(theme, files, block, 'End')).files)).toEqual({ kind: 'none' });
  });

  it('a new section: that one, before the next', () => {
    const hero = { id: 'hero:0', type: 'hero', preset: 0, name: 'Hero', category: '' };
    const added = accepted(addSection(theme, files, INDEX, hero, 1, countedKeys())).files;
    expect(effect(added)).toEqual(sections({ added: [{ address: at('hero_a1'), before: at('notes') }] }));
    const twice = accepted(
      addSection(theme, accepted(duplicate(theme, files, at('stack'), () => 'x')).files, INDEX, hero, 9, () => 'y'),
    );
    expect(effect(twice.files)).toEqual(
      sections({
        added: [
          { address: at('stack_x'), after: at('stack') },
          { address: at('hero_y'), after: at('stack_x') },
        ],
      }),
    );
  });

  it('a removed or hidden section: off the page; shown again: back at its place', () => {
    const hidden = accepted(setHidden(theme, files, at('notes'), true)).files;
    expect(effect(hidden)).toEqual(sections({ removed: [at('notes')] }));
    expect(effect(accepted(remove(theme, files, at('notes'))).files)).toEqual(sections({ removed: [at('notes')] }));
    expect(effect(files, 'index', hidden)).toEqual(
      sections({ added: [{ address: at('notes'), before: at('stack') }] }),
    );
  });

  it('a moved section: the order, and which one moved', () => {
    const moved = accepted(move(theme, files, at('hero'), { parent: { path: INDEX }, index: 3 })).files;
    expect(effect(moved)).toEqual(sections({ order: [at('notes'), at('stack'), at('hero')], moved: at('hero') }));
  });

  it('of two sections that changed places the selected one moved', () => {
    const moved = accepted(move(theme, files, at('hero'), { parent: { path: INDEX }, index: 2 })).files;
    const order = [at('notes'), at('hero'), at('stack')];
    expect(effect(moved)).toEqual(sections({ order, moved: at('notes') }));
    expect(effectOf(files, moved, 'index', theme, at('hero'))).toEqual(sections({ order, moved: at('hero') }));
  });

  it('the first section of an empty file: the page', () => {
    const empty = withIndex({ sections: {}, order: [] });
    expect(effect(files, 'index', empty)).toEqual({ kind: 'page' });
  });

  it('a group of the page: its section; another template’s: nothing', () => {
    const header = at('header', 'sections/header-group.json');
    const changed = accepted(setSetting(theme, files, header, 'a', 1)).files;
    expect(effect(changed)).toEqual(sections({ changed: [header] }));
    expect(effect(accepted(setSetting(theme, files, at('hero'), 'a', 1)).files, 'product')).toEqual({ kind: 'none' });
  });

  it('a static section: it, on the pages that have it', () => {
    const drawer = at('drawer', 'config/settings_data.json');
    expect(effect(accepted(setSetting(theme, files, drawer, 'title', 'Bag')).files)).toEqual(
      sections({ changed: [drawer] }),
    );
    const cart = at('cart', 'config/settings_data.json');
    const changed = accepted(setSetting(theme, files, cart, 'title', 'Bag')).files;
    expect(effect(changed)).toEqual({ kind: 'none' });
    expect(effect(changed, 'cart')).toEqual(sections({ changed: [cart] }));
  });

  it('a static section that is saved as it was by default: nothing', () => {
    const drawer = at('drawer', 'config/settings_data.json');
    const there = accepted(setSetting(theme, files, drawer, 'title', 'Bag')).files;
    expect(effect(accepted(setSetting(theme, there, drawer, 'title', 'Your bag')).files)).toEqual({ kind: 'none' });
  });

  it('a static section that may be in a snippet, a theme setting, or a text: the page', () => {
    const quiet = at('quiet', 'config/settings_data.json');
    expect(effect(accepted(setSetting(theme, files, quiet, 'title', 'Bag')).files)).toEqual({ kind: 'page' });
    expect(effect(accepted(setSetting(theme, files, THEME_SETTINGS, 'radius', 9)).files)).toEqual({ kind: 'page' });
    expect(effect({ ...files, 'locales/fr.json': { 'a.b': 'c' } })).toEqual({ kind: 'page' });
  });

  it('another layout or wrapper: a new load', () => {
    expect(effect(withIndex({ layout: 'bare' }))).toEqual({ kind: 'reload' });
    expect(effect(withIndex({ wrapper: 'main' }))).toEqual({ kind: 'reload' });
    const { [INDEX]: _, ...without } = files;
    expect(effect(without)).toEqual({ kind: 'reload' });
  });
});

test('nothing is rendered where nothing changed', () => {
  expect(effect(files)).toEqual({ kind: 'none' });
  expect(effect(structuredClone(files))).toEqual({ kind: 'none' });
});
