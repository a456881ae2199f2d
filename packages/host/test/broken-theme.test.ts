import { EditorTheme } from '@vitrine/contract/editor/theme.ts';
import { afterEach, expect, test } from 'vitest';
import { syntaxProblems } from '../src/liquid/syntax-problems.ts';
import { editorOf } from '../src/surfaces/editor/editor.fixture.ts';
import { loadTheme } from '../src/theme/load.ts';
import { answered } from './answered.ts';
import { FAULT_NAMES, FAULTS, type FaultName, openBrokenTheme } from './broken-theme.ts';
import { openTestShop } from './open-test-shop.ts';

const cleanUp: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

async function open(name: FaultName) {
  const broken = await openBrokenTheme(name);
  cleanUp.push(broken.close);
  const theme = await loadTheme(broken.dir);
  const source = theme.source(FAULTS[name].file.replace(/\.liquid$/, ''));
  const inLiquid = source === undefined ? [] : syntaxProblems(source);
  return { dir: broken.dir, theme, inLiquid };
}

/** What is found in each: by reading the theme, or by parsing its Liquid. */
const FOUND: Readonly<Record<FaultName, RegExp>> = {
  'template that does not parse': /^templates\/product\.json:\d+: not valid JSON/,
  'template without an order': /^templates\/product\.json: .*order/,
  'order that names no section': /^templates\/product\.json: "order" names "nowhere"/,
  'section of an unknown type': /^templates\/product\.json: section "old" has the type "not-there"/,
  'group that does not parse': /^sections\/header-group\.json:\d+: not valid JSON/,
  'schema that does not parse': /^sections\/old-blocks\.liquid:\d+: not valid JSON/,
  'schema of another shape': /^sections\/old-blocks\.liquid:\d+: schema at "name"/,
  'Liquid of a section': /^sections\/old-blocks\.liquid:\d+: .*case/,
  'Liquid of a layout': /^layout\/theme\.liquid:\d+: .*style/,
  'missing layout': /^layout\/theme\.liquid: the theme has no layout/,
  'settings schema that does not parse': /^config\/settings_schema\.json:\d+: not valid JSON/,
  'settings that do not parse': /^config\/settings_data\.json:\d+: not valid JSON/,
  'locale that does not parse': /^locales\/fr\.json:\d+: not valid JSON/,
};

test.each(FAULT_NAMES)('%s: the theme has this fault and no other', async (name) => {
  const { theme, inLiquid } = await open(name);
  const { file } = FAULTS[name];
  const found = [
    // Types of settings that plain-theme has on purpose.
    ...theme.problems.filter(({ message }) => !message.includes('is not known here')),
    ...inLiquid.map((problem) => ({ file, ...problem })),
  ].map((problem) => `${problem.file}${problem.line === null ? '' : `:${problem.line}`}: ${problem.message}`);
  expect(found).toEqual([expect.stringMatching(FOUND[name])]);
});

test.each(FAULT_NAMES)(
  '%s: the shop stays open; the theme editor opens, names it, and shows no blank page',
  {
    tags: ['editor-14'],
  },
  async (name) => {
    const { dir } = await open(name);
    const shop = await openTestShop({ theme: dir });
    cleanUp.push(() => shop.close());
    const answer = await shop.visitor().get(FAULTS[name].page, { accept: 'text/html' });
    expect(answer.statusCode).toBe(200);
    // A layout that does not parse is the whole page's.
    expect(answer.body).toContain(name === 'Liquid of a layout' ? 'Liquid syntax error (layout/theme' : '<body');

    const editor = editorOf(shop);
    await editor.draft();
    const { problems } = answered(EditorTheme, await editor.call('GET', '/editor/api/theme'));
    expect(problems).toContainEqual(expect.stringMatching(FOUND[name]));
    const previewed = await editor.open(shop.visitor(), FAULTS[name].page);
    expect(previewed.body).toContain('/editor/preview.js');
    expect(previewed.body.replaceAll(/<(script|style).*?<\/\1>|<[^>]*>/gs, '').trim()).not.toBe('');
  },
);
