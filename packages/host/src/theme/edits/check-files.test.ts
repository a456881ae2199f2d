import type { Json } from '@vitrine/contract/editor/theme.ts';
import { beforeAll, expect, test } from 'vitest';
import type { Theme } from '../load.ts';
import { checkFiles, checkPaths } from './check-files.ts';
import { fixtureTheme } from './theme.fixture.ts';

let theme: Theme;
beforeAll(async () => {
  theme = await fixtureTheme('full-theme');
});

const INDEX = 'templates/index.json';
const keys = (count: number, prefix = 'k') => Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const many = (count: number, value: Json) => Object.fromEntries(keys(count).map((key) => [key, value]));
/** Blocks inside blocks. */
const nested = (depth: number): Json =>
  depth === 0 ? {} : { blocks: { inner: { type: 'group', ...Object(nested(depth - 1)) } } };

const sections = (section: Json): Json => ({ sections: { a: section }, order: ['a'] });

test.each<[string, Json]>([
  [INDEX, { sections: many(25, { type: 'text' }), order: keys(25) }],
  [INDEX, sections({ type: 'text', blocks: many(50, { type: 'x' }), block_order: keys(50) })],
  [INDEX, sections({ type: 'gone', ...Object(nested(8)) })],
  [INDEX, null],
  ['sections/header-group.json', { type: 'header', sections: {}, order: [] }],
  ['config/settings_data.json', { current: { accent: '#fff', sections: { notice: { type: 'notice' } } } }],
  ['locales/fr.json', { 'a.b': 'c' }],
  ['translations/fr.json', { A: 'B' }],
])('%s can be saved', (path, content) => {
  expect(checkFiles(theme, { [path]: content })).toEqual([]);
});

test.each<[string, Json, RegExp]>([
  ['layout/theme.liquid', 'x', /is no file/],
  ['templates/../x.json', { sections: {}, order: [] }, /is no file/],
  [INDEX, { sections: many(26, { type: 'text' }), order: [] }, /26 sections; 25/],
  [INDEX, { sections: {}, order: ['a'] }, /names "a"/],
  [INDEX, { sections: { a: { type: 'text' } }, order: ['a', 'a'] }, /twice/],
  [INDEX, { sections: { a: {} }, order: ['a'] }, /at "sections.a.type"/],
  [INDEX, sections({ type: 'text', blocks: many(51, { type: 'x' }) }), /section "a" has 51 blocks; 50/],
  // Its schema says so.
  [INDEX, sections({ type: 'blocks', blocks: many(13, { type: 'label' }) }), /13 blocks; 12/],
  [INDEX, sections({ type: 'text', blocks: {}, block_order: ['x'] }), /"block_order" names "x"/],
  [INDEX, sections({ type: 'text', ...Object(nested(9)) }), /deeper than 8/],
  [INDEX, sections({ type: 'text', settings: { text: 'é'.repeat(300_000) } }), /larger than 512 kB/],
  ['sections/header-group.json', { sections: {}, order: [] }, /at "type"/],
  ['config/settings_data.json', { current: 'Default' }, /at "current"/],
  ['locales/fr.json', { a: { b: 'c' } }, /at "a"/],
])('%s cannot: %#', (path, content, sentence) => {
  const [problem] = checkFiles(theme, { [path]: content });
  expect(problem).toEqual({ path, message: expect.stringMatching(sentence) });
});

test('static blocks do not count, and a file has no more blocks than its sections could hold', {
  tags: ['editor-16'],
}, () => {
  const blocks = { ...many(50, { type: 'label' }), lead: { type: 'label', static: true } };
  expect(checkFiles(theme, { [INDEX]: sections({ type: 'text', blocks }) })).toEqual([]);
  const full = { type: 'text', blocks: many(50, { type: 'group', blocks: many(2, { type: 'label' }) }) };
  const file = { sections: many(25, full), order: keys(25) };
  expect(checkFiles(theme, { [INDEX]: file }).map(({ message }) => message)).toEqual([
    'has 3750 blocks; 1250 are allowed',
  ]);
});

test('of a draft the paths are looked at alone', () => {
  expect(checkPaths({ [INDEX]: 'broken' })).toEqual([]);
  expect(checkPaths({ 'x.json': {} })).toMatchObject([{ path: 'x.json' }]);
});
