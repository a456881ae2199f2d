import { beforeAll, expect, test } from 'vitest';
import type { Theme } from '../load.ts';
import { pulledFiles } from './pulled-files.ts';
import { edits, fixtureTheme } from './theme.fixture.ts';

let own: Theme;
beforeAll(async () => {
  own = await fixtureTheme('plain-theme');
});

test('templates are written whole, settings and texts into what is there', () => {
  const page = { sections: {}, order: [] };
  const { files, left } = pulledFiles(
    own,
    edits({
      'templates/page.made.json': page,
      'config/settings_data.json': { current: { text: '{apps}/x', url: null } },
      'locales/en.json': { 'cart.title': 'Bag', 'cart.new.one': 'One' },
      'locales/de.json': { hello: 'Hallo' },
      'translations/fr.json': { A: 'B' },
    }),
    new Map([
      ['config/settings_data.json', '/* by hand */ {"current": "Default", "presets": {"Default": {}}}'],
      ['locales/en.default.json', '{"cart": {"title": "Cart", "empty": "Empty"}}'],
    ]),
  );
  expect(files.get('templates/page.made.json')).toEqual(page);
  expect(files.get('locales/en.default.json')).toEqual({ cart: { title: 'Bag', empty: 'Empty', new: { one: 'One' } } });
  expect(files.get('locales/de.json')).toEqual({ hello: 'Hallo' });
  expect(files.get('config/settings_data.json')).toMatchObject({
    current: { text: '{apps}/x', product: 'silk-scarf' },
    presets: { Default: {} },
  });
  expect(files.get('config/settings_data.json')).not.toHaveProperty('current.url');
  expect(left).toEqual(['translations/fr.json']);
});
