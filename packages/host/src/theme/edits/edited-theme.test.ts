import { ID_CASES } from '@vitrine/contract/editor/ids.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Theme } from '../load.ts';
import { problemText } from '../problem.ts';
import { blockId, stableDigits } from '../stable-id.ts';
import { translate } from '../translate.ts';
import { editedTheme } from './edited-theme.ts';
import { edits, fixtureTheme } from './theme.fixture.ts';

let own: Theme;
beforeAll(async () => {
  own = { ...(await fixtureTheme('plain-theme')), appsOrigin: 'http://apps.test' };
});

const INDEX = { sections: { main: { type: 'text', settings: { heading: 'Mine' } } }, order: ['main'] };
const problemsOf = (theme: Theme) =>
  theme.problems.filter((problem) => !own.problems.includes(problem)).map(problemText);

test('without files it is the theme itself', () => {
  expect(editedTheme(own, edits({}))).toBe(own);
});

test('the merchant’s files stand in place of the theme’s, and all else is shared', () => {
  const group = { type: 'header', sections: {}, order: [] };
  const theme = editedTheme(
    own,
    edits({
      'templates/page.made.json': INDEX,
      'sections/header-group.json': group,
      'templates/page.wide.json': INDEX,
    }),
  );
  expect(theme.templates.get('page.made')).toMatchObject({ kind: 'json', name: 'page.made', data: INDEX });
  expect(theme.templates.get('page.wide')).toMatchObject({ data: INDEX });
  expect(theme.groups.get('header-group')).toEqual(group);
  expect(theme.unedited).toBe(own);
  expect(theme.sections).toBe(own.sections);
  expect(theme.locales).toBe(own.locales);
  expect(own.templates.has('page.made')).toBe(false);
  expect(problemsOf(theme)).toEqual([]);
});

test('its version is that of its content', () => {
  const one = editedTheme(own, edits({ 'templates/page.wide.json': INDEX }));
  expect(one.version).not.toBe(own.version);
  expect(editedTheme(own, edits({ 'templates/page.wide.json': structuredClone(INDEX) })).version).toBe(one.version);
  expect(editedTheme(own, edits({ 'templates/page.wide.json': { ...INDEX, order: [] } })).version).not.toBe(
    one.version,
  );
});

test('what was parsed once is the same object in the next state', () => {
  const data = (theme: Theme) => {
    const template = theme.templates.get('page.wide');
    return template?.kind === 'json' ? template.data : undefined;
  };
  const first = editedTheme(own, edits({ 'templates/page.wide.json': INDEX }));
  const next = editedTheme(own, edits({ 'templates/page.wide.json': INDEX, 'templates/index.json': { ...INDEX } }));
  expect(data(next)).toBe(data(first));
});

test('settings and static sections lie over the theme’s; null takes one away', () => {
  const notice = { type: 'notice', settings: { text: 'New' } };
  const theme = editedTheme(
    own,
    edits({
      'config/settings_data.json': {
        current: { text: 'Mine', url: null, base: '{apps}/x', sections: { notice, extra: notice } },
      },
    }),
  );
  expect(theme.config.values).toMatchObject({
    text: 'Mine',
    url: null,
    base: 'http://apps.test/x',
    product: 'silk-scarf',
  });
  expect(theme.config.staticSections).toEqual({ notice, extra: notice });
  const without = editedTheme(own, edits({ 'config/settings_data.json': { current: { sections: { notice: null } } } }));
  expect(without.config.staticSections).toEqual({});
});

test('texts replace single ones of a language, and translations are looked up by text', () => {
  const theme = editedTheme(
    own,
    edits({ 'locales/fr.json': { 'cart.title': 'Mon panier' }, 'translations/fr.json': { Hello: 'Bonjour' } }),
  );
  expect(translate(theme.locales, 'fr', 'cart.title', {})).toBe('Mon panier');
  expect(translate(theme.locales, 'fr', 'cart.empty', {})).toBe('Votre panier est vide');
  expect(translate(own.locales, 'fr', 'cart.title', {})).toBe('Panier');
  expect(theme.settingTexts?.get('fr')?.get('Hello')).toBe('Bonjour');
});

test('a script in a setting is one the page’s policy knows', () => {
  const section = { type: 'text', settings: { heading: '<script>go()</script>' } };
  const theme = editedTheme(own, edits({ 'templates/index.json': { sections: { a: section }, order: ['a'] } }));
  expect(theme.pageScripts.hashes.size).toBe(own.pageScripts.hashes.size + 1);
});

describe('a file that cannot be used is named, and the theme’s own counts', () => {
  test.each([
    ['templates/page.wide.json', { sections: [], order: [] }, /at "sections"/],
    ['templates/page.wide.json', 'text', /expected object/],
    ['sections/header-group.json', { sections: {}, order: [] }, /at "type"/],
    ['config/settings_data.json', { current: 'Default' }, /at "current"/],
    ['locales/fr.json', { cart: { title: 'x' } }, /at "cart"/],
    ['translations/fr.json', ['x'], /expected record/],
    ['layout/theme.liquid', 'x', /is no file of the theme editor/],
  ])('%s: %j', (path, content, sentence) => {
    const theme = editedTheme(own, edits({ [path]: content }));
    const [problem = ''] = problemsOf(theme);
    expect(problem).toMatch(sentence);
    expect(problem.startsWith(`${path}: `)).toBe(true);
    expect(theme.templates.get('page.wide')).toBe(own.templates.get('page.wide'));
    expect(theme.groups.get('header-group')).toBe(own.groups.get('header-group'));
    expect(theme.config).toBe(own.config);
    expect(theme.locales).toBe(own.locales);
  });

  test('unknown types of sections, and an order that names none', () => {
    const theme = editedTheme(
      own,
      edits({ 'templates/page.wide.json': { sections: { a: { type: 'gone' } }, order: ['a', 'b'] } }),
    );
    expect(problemsOf(theme)).toEqual([
      'templates/page.wide.json: "order" names "b", which is not in "sections"',
      'templates/page.wide.json: section "a" has the type "gone", but there is no sections/gone.liquid',
    ]);
  });

  test('a fault of the theme’s own file is gone with the file', () => {
    const broken: Theme = {
      ...own,
      problems: [{ file: 'templates/page.wide.json', line: 3, message: 'not valid JSON' }],
    };
    expect(editedTheme(broken, edits({ 'templates/page.wide.json': INDEX })).problems).toEqual([]);
    expect(editedTheme(broken, edits({ 'templates/page.wide.json': 'x' })).problems).toHaveLength(2);
  });
});

test('ids of sections and blocks are those of the contract', { tags: ['editor-15'] }, () => {
  for (const { name, key, id } of ID_CASES.sections) {
    const prefix = name.startsWith('group/') ? 'sections' : 'template';
    expect(`${prefix}--${stableDigits(name)}__${key}`).toBe(id);
  }
  for (const { owner, key, id } of ID_CASES.blocks) expect(blockId(owner, key)).toBe(id);
});
