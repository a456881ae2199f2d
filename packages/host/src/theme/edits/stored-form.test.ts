import type { Json } from '@vitrine/contract/editor/theme.ts';
import { SETTINGS_PATH } from '@vitrine/contract/editor/theme.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Theme } from '../load.ts';
import { editedTheme } from './edited-theme.ts';
import { editorFiles } from './editor-files.ts';
import { isJsonObject } from './json-value.ts';
import { storedForm } from './stored-form.ts';
import { edits, fixtureTheme } from './theme.fixture.ts';

let own: Theme;
beforeAll(async () => {
  own = { ...(await fixtureTheme('full-theme')), appsOrigin: 'http://apps.test' };
});

/** What the editor has of a file, with `stored` over the theme. */
function seen(path: string, stored: Json | null): Json {
  const saved = edits(stored === null ? {} : { [path]: stored });
  return editorFiles(editedTheme(own, saved), saved)[path] ?? null;
}

const current = (stored: Json | null = null): { readonly [key: string]: Json } => {
  const file = seen(SETTINGS_PATH, stored);
  const values = isJsonObject(file) ? file.current : undefined;
  if (!isJsonObject(values)) throw new Error('no settings');
  return values;
};

test.each(['templates/page.blocks.json', 'sections/header-group.json', SETTINGS_PATH])(
  '%s as it is in the theme is not stored',
  (path) => {
    expect(storedForm(own, path, seen(path, null), undefined)).toBeNull();
  },
);

test('a template that differs is stored whole', () => {
  const file = { sections: {}, order: [] };
  expect(storedForm(own, 'templates/page.blocks.json', file, undefined)).toEqual(file);
  expect(storedForm(own, 'templates/page.made.json', file, undefined)).toEqual(file);
});

describe('settings', () => {
  test('only values that differ are stored, and what is stored gives back what was sent', {
    tags: ['editor-10'],
  }, () => {
    const sent = { ...current(), accent: '#ff0000', extra: [1, { a: null }] };
    const stored = storedForm(own, SETTINGS_PATH, { current: sent }, undefined);
    expect(stored).toEqual({ current: { accent: '#ff0000', extra: [1, { a: null }] } });
    expect(current(stored)).toEqual(sent);
  });

  test('a value that was taken away is the default’s again', () => {
    const { accent: _accent, ...sent } = current();
    const stored = storedForm(own, SETTINGS_PATH, { current: sent }, undefined);
    expect(stored).toEqual({ current: { accent: null } });
    expect(current(stored)).toEqual(sent);
  });

  test('static sections are compared one by one', () => {
    const announcement = { type: 'announcement', settings: { text: 'New' } };
    const { sections } = current();
    const known = isJsonObject(sections) ? sections : {};
    const { 'old-slide': _gone, ...kept } = known;
    const sent = { ...current(), sections: { ...kept, announcement } };
    const stored = storedForm(own, SETTINGS_PATH, { current: sent }, undefined);
    expect(stored).toEqual({ current: { sections: { announcement, 'old-slide': null } } });
    expect(current(stored)).toEqual(sent);
  });

  test('the address of the apps is never stored in place of {apps}', () => {
    const typed = storedForm(own, SETTINGS_PATH, { current: { ...current(), base: '{apps}/r' } }, undefined);
    expect(typed).toEqual({ current: { base: '{apps}/r' } });
    // The editor has the address, and sends it back with its next change.
    expect(current(typed).base).toBe('http://apps.test/r');
    const again = storedForm(
      own,
      SETTINGS_PATH,
      { current: { ...current(typed), accent: '#00ff00' } },
      typed ?? undefined,
    );
    expect(again).toEqual({ current: { base: '{apps}/r', accent: '#00ff00' } });
    // Beneath it is an address too, which the merchant did not change.
    const beneath = { ...own, config: { ...own.config, values: { ...own.config.values, key: 'http://apps.test/k' } } };
    const sent = { ...current(), key: 'http://apps.test/k' };
    expect(storedForm(beneath, SETTINGS_PATH, { current: sent }, undefined)).toBeNull();
  });
});

test('texts are stored where they differ from the theme’s, translations where there are any', () => {
  const fr = own.locales.storefront.get('fr');
  const [key = '', text = ''] = [...(fr ?? [])][0] ?? [];
  expect(storedForm(own, 'locales/fr.json', { [key]: text }, undefined)).toBeNull();
  expect(storedForm(own, 'locales/fr.json', { [key]: text, other: 'x' }, undefined)).toEqual({ other: 'x' });
  expect(storedForm(own, 'translations/fr.json', { A: '', B: 'b' }, undefined)).toEqual({ B: 'b' });
  expect(storedForm(own, 'translations/fr.json', {}, undefined)).toBeNull();
});

test('nothing is stored of a file that is taken away', () => {
  expect(storedForm(own, 'templates/page.blocks.json', null, { sections: {}, order: [] })).toBeNull();
});
