import { RenderAnswer } from '@vitrine/contract/editor/calls.ts';
import { ERRORS_HEADER } from '@vitrine/contract/editor/preview.ts';
import { EditorTheme } from '@vitrine/contract/editor/theme.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { answered } from '../../../test/answered.ts';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { editorOf } from './editor.fixture.ts';

let shop: TestShop;
afterEach(() => shop.close());

/** The editor on a theme with these files and without those named, and a page of its preview. */
async function open(themeFiles: Record<string, string>, without: readonly string[] = []) {
  shop = await openTestShop({ themeFiles, withoutThemeFiles: without });
  const editor = editorOf(shop);
  await editor.draft();
  const theme = answered(EditorTheme, await editor.call('GET', '/editor/api/theme'));
  const page = await editor.open(shop.visitor(), '/');
  return { editor, theme, page, visited: await shop.visitor().get('/') };
}

describe('a broken theme is told by file and line, and the editor opens all the same', () => {
  test.each([
    ['templates/index.json', '{\n  "sections": {\n  oops', /^templates\/index\.json:3: not valid JSON/],
    ['sections/footer-group.json', '[', /^sections\/footer-group\.json:1: not valid JSON/],
    ['sections/footer-group.json', '{"sections": {}, "order": []}', /^sections\/footer-group\.json: at "type"/],
    ['sections/text.liquid', 'x{% schema %}{ "name": {% endschema %}', /^sections\/text\.liquid:\d+: not valid JSON/],
    [
      'sections/text.liquid',
      'x{% schema %}{ "settings": 1 }{% endschema %}',
      /^sections\/text\.liquid:1: schema at "settings"/,
    ],
    ['config/settings_data.json', '[', /^config\/settings_data\.json:1: not valid JSON/],
    ['config/settings_schema.json', '{}', /^config\/settings_schema\.json: /],
    ['locales/fr.json', '{"a": }', /^locales\/fr\.json:1: not valid JSON/],
    ['sections/text.liquid', '\n{% if x %}', /^sections\/text\.liquid:\d+: .*never closed/],
    [
      'templates/index.json',
      '{"sections": {"a": {"type": "gone"}}, "order": ["a"]}',
      /section "a" has the type "gone"/,
    ],
  ])('%s: %s', async (file, text, sentence) => {
    const { theme, page, visited } = await open({ [file]: text });
    expect(theme.problems).toContainEqual(expect.stringMatching(sentence));
    expect(page.body).toContain('/editor/preview.js');
    expect(page.body.length).toBeGreaterThan(200);
    expect(visited.statusCode).toBeLessThan(500);
  });
});

test('the preview of a broken template names file and line in place of a blank page', {
  tags: ['editor-14'],
}, async () => {
  const { editor, theme, page } = await open({ 'templates/index.json': '{\n  oops' });
  expect(theme.templates.find(({ name }) => name === 'index')).toMatchObject({
    kind: 'broken',
    problem: expect.stringMatching(/^templates\/index\.json:2: /),
    address: '/',
  });
  expect(page.statusCode).toBe(500);
  expect(page.body).toMatch(/templates\/index\.json:2: not valid JSON/);
  const { html } = answered(RenderAnswer, await editor.render({ page: '/' }));
  expect(html).toMatch(/templates\/index\.json:2/);
  // The merchant's own file mends it.
  const mended = { 'templates/index.json': { sections: { main: { type: 'text' } }, order: ['main'] } };
  expect(answered(RenderAnswer, await editor.render({ files: mended, page: '/' })).html).toContain('<h1>Text</h1>');
});

test('a section of an unknown type, and Liquid that does not parse, stand in the page and among the errors', {
  tags: ['editor-14'],
}, async () => {
  const { editor, page } = await open({ 'sections/text.liquid': 'before {% if x %}' });
  expect(JSON.parse(decodeURIComponent(String(page.headers[ERRORS_HEADER])))).toEqual([
    expect.stringMatching(/Liquid syntax error/),
  ]);
  const sections = { gone: { type: 'gone' }, main: { type: 'text' } };
  const files = { 'templates/index.json': { sections, order: ['gone', 'main'] } };
  const id = 'template--86871238581416__';
  const { sections: shown, errors } = answered(
    RenderAnswer,
    await editor.render({ files, page: '/', sections: [`${id}gone`, `${id}main`] }),
  );
  expect(shown?.[`${id}gone`]).toContain('Liquid error: there is no sections/gone.liquid');
  expect(shown?.[`${id}main`]).toMatch(/Liquid syntax error/);
  expect(errors).toEqual([
    'Liquid error: there is no sections/gone.liquid',
    expect.stringMatching(/Liquid syntax error/),
  ]);
});

test('a theme without a layout says so in the list and in the preview, and visitors still get their page', {
  tags: ['editor-14'],
}, async () => {
  const { editor, theme, page, visited } = await open({}, ['layout/theme.liquid']);
  expect(theme.problems).toContain('layout/theme.liquid: the theme has no layout; this file is required');
  expect(theme.layouts).not.toHaveProperty('theme');
  expect(page.body).toContain('/editor/preview.js');
  expect(page.body).toContain('layout/theme.liquid');
  expect(answered(RenderAnswer, await editor.render({ page: '/' })).html).toContain('layout/theme.liquid');
  expect(visited.statusCode).toBe(200);
});

test('saved files that a later version of the host or the theme cannot use are told too', async () => {
  shop = await openTestShop();
  const editor = editorOf(shop);
  await editor.save(0, { 'templates/page.made.json': { sections: {}, order: [] } });
  await shop.store.write((tx) =>
    tx.updateTable('theme_files').set({ body: '"broken"' }).where('path', '=', 'templates/page.made.json').execute(),
  );
  await editor.save(1, { 'templates/page.other.json': { sections: {}, order: [] } });
  const theme = answered(EditorTheme, await editor.call('GET', '/editor/api/theme'));
  expect(theme.problems).toContainEqual(
    expect.stringMatching(/^templates\/page\.made\.json: as saved in the theme editor/),
  );
  expect((await shop.visitor().get('/')).statusCode).toBe(200);
});
