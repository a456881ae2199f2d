import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isDirty } from './changes.ts';
import { merge } from './conflict.ts';
import { mergeOrder } from './merge-order.ts';
import { accepted, countedKeys, modelTheme } from './model-theme.fixture.ts';
import { move } from './moves.ts';
import { findNode } from './nodes.ts';
import { addSection, duplicate, remove, setHidden, setSetting } from './operations.ts';
import { sectionsIn } from './stored.ts';
import { type Changed, type Files, THEME_SETTINGS } from './types.ts';

const theme = modelTheme();
const { files: base } = theme;
const INDEX = 'templates/index.json';
const at = (key: string) => ({ path: INDEX, key });
const block = (key: string, one: string) => ({ path: INDEX, key, blocks: [one] as const });
const make = (...steps: ((files: Files) => Changed)[]) =>
  steps.reduce((files, step) => accepted(step(files)).files, base);
const set = (key: string, id: string, value: string) => (files: Files) => setSetting(theme, files, at(key), id, value);

describe('what two editors changed', () => {
  it('in different files, sections and settings is all there', { tags: ['editor-6'] }, () => {
    const mine = make(set('hero', 'heading', 'Mine'), (files) => setSetting(theme, files, THEME_SETTINGS, 'radius', 8));
    const theirs = make(
      set('hero', 'wide', 'theirs'),
      (files) => setSetting(theme, files, block('notes', 'one'), 'text', 'Theirs'),
      (files) => setSetting(theme, files, THEME_SETTINGS, 'weight', 'bold'),
    );
    const { files, both } = merge(base, mine, theirs);
    expect(both).toEqual([]);
    expect(findNode(theme, files, at('hero'))?.node.settings).toEqual({ heading: 'Mine', wide: 'theirs' });
    expect(findNode(theme, files, block('notes', 'one'))?.node.settings).toEqual({ text: 'Theirs' });
    expect(files['config/settings_data.json']).toMatchObject({ current: { radius: 8, weight: 'bold' } });
  });

  it('at the same setting is one’s own, and named', { tags: ['editor-6'] }, () => {
    const mine = make(
      set('hero', 'heading', 'Mine'),
      (files) => setSetting(theme, files, block('notes', 'one'), 'text', 'Mine'),
      (files) => setSetting(theme, files, THEME_SETTINGS, 'radius', 8),
    );
    const theirs = make(
      set('hero', 'heading', 'Theirs'),
      (files) => setSetting(theme, files, block('notes', 'one'), 'text', 'Theirs'),
      (files) => setSetting(theme, files, THEME_SETTINGS, 'radius', 9),
    );
    const { files, both } = merge(base, mine, theirs);
    expect(both).toEqual([`${INDEX}#hero`, `${INDEX}#notes/one`, 'config/settings_data.json#radius']);
    expect(files).toEqual(mine);
  });

  it('to the same value is no conflict', () => {
    const same = make(set('hero', 'heading', 'Same'));
    expect(merge(base, same, make(set('hero', 'heading', 'Same'))).both).toEqual([]);
    const list = () => make((files) => setSetting(theme, files, THEME_SETTINGS, 'products', ['a', 'b']));
    expect(merge(base, list(), list()).both).toEqual([]);
  });

  it('sections that both added, and one that one of them moved or removed', () => {
    const hero = { id: 'hero:0', type: 'hero', preset: 0, name: 'Hero', category: '' };
    const mine = make(
      (files) => addSection(theme, files, INDEX, hero, 0, countedKeys()),
      (files) => remove(theme, files, at('notes')),
    );
    const theirs = make(
      (files) => duplicate(theme, files, at('stack'), () => 'b'),
      (files) => move(theme, files, at('stack'), { parent: { path: INDEX }, index: 0 }),
    );
    const { files, both } = merge(base, mine, theirs);
    expect(both).toEqual([]);
    expect(sectionsIn(files, INDEX)?.order).toEqual(['hero_a1', 'stack', 'hero', 'stack_b']);
    expect(Object.keys(sectionsIn(files, INDEX)?.sections ?? {}).sort()).toEqual([
      'hero',
      'hero_a1',
      'stack',
      'stack_b',
    ]);
  });

  it('a section that one removed and the other changed is named; one’s own counts', () => {
    const removed = make((files) => remove(theme, files, at('notes')));
    const hidden = make((files) => setHidden(theme, files, at('notes'), true));
    const gone = merge(base, removed, hidden);
    expect(gone.both).toEqual([`${INDEX}#notes`]);
    expect(sectionsIn(gone.files, INDEX)?.order).toEqual(['hero', 'stack']);
    const there = merge(base, hidden, removed);
    expect(there.both).toEqual([`${INDEX}#notes`]);
    expect([...(sectionsIn(there.files, INDEX)?.order ?? [])].sort()).toEqual(['hero', 'notes', 'stack']);
  });

  it('two orders: one’s own, and the file is named', () => {
    const mine = make((files) => move(theme, files, at('hero'), { parent: { path: INDEX }, index: 3 }));
    const theirs = make((files) => move(theme, files, at('stack'), { parent: { path: INDEX }, index: 0 }));
    const { files, both } = merge(base, mine, theirs);
    expect(sectionsIn(files, INDEX)?.order).toEqual(['notes', 'stack', 'hero']);
    expect(both).toEqual([`${INDEX}#order`]);
  });

  it('a section that no order names stays out of the order', () => {
    const spare = {
      'templates/index.json': { sections: { a: { type: 'hero' }, spare: { type: 'hero' } }, order: ['a'] },
    };
    const mine = accepted(setSetting(theme, spare, at('a'), 'heading', 'Mine')).files;
    const theirs = accepted(setSetting(theme, spare, at('spare'), 'heading', 'Theirs')).files;
    expect(sectionsIn(merge(spare, mine, theirs).files, INDEX)?.order).toEqual(['a']);
  });

  it('a file that one made or removed', () => {
    const { 'templates/product.json': _, ...rest } = base;
    const made = { ...base, 'locales/fr.json': { a: 'b' } };
    expect(merge(base, rest, made).files).toEqual({ ...rest, 'locales/fr.json': { a: 'b' } });
    expect(merge(base, made, rest).files).toEqual({ ...rest, 'locales/fr.json': { a: 'b' } });
  });
});

test('who changed nothing gets what the other has', () => {
  const changed = make(set('hero', 'heading', 'New'), (files) => remove(theme, files, block('stack', 'last')));
  expect(isDirty(changed, merge(base, base, changed).files)).toBe(false);
  expect(isDirty(changed, merge(base, changed, base).files)).toBe(false);
});

test('any two orders: all that either has or added, nothing that one removed, each once', () => {
  const keys = ['a', 'b', 'c', 'd'];
  const list = (own: string) => fc.uniqueArray(fc.constantFrom(...keys, `${own}1`, `${own}2`), { maxLength: 6 });
  fc.assert(
    fc.property(list('m'), list('t'), (mine, theirs) => {
      const { order } = mergeOrder(keys, mine, theirs);
      const expected = [...new Set([...mine, ...theirs])].filter(
        (key) => !keys.includes(key) || (mine.includes(key) && theirs.includes(key)),
      );
      expect([...order].sort()).toEqual(expected.sort());
    }),
  );
});
