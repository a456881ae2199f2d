import { Save, SaveConflict, Saves } from '@vitrine/contract/editor/calls.ts';
import { EditorTheme } from '@vitrine/contract/editor/theme.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answered } from '../../../test/answered.ts';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { editorOf } from './editor.fixture.ts';

const INDEX = 'templates/index.json';
const heading = (text: string) => ({
  [INDEX]: { sections: { main: { type: 'text', settings: { heading: text } } }, order: ['main'] },
});

let shop: TestShop;
let editor: ReturnType<typeof editorOf>;
beforeEach(async () => {
  shop = await openTestShop();
  editor = editorOf(shop);
});
afterEach(() => shop.close());

const theme = async () => answered(EditorTheme, await editor.call('GET', '/editor/api/theme'));
const home = async () => (await shop.visitor().get('/')).body;

test('what was saved shows at once, also in pages that were cached', { tags: ['editor-8'] }, async () => {
  for (let count = 0; count < 2; count++) expect(await home()).toContain('<h1>Text</h1>');
  const saved = answered(Save, await editor.save(0, heading('Saved'), 'Spring'));
  expect(saved).toMatchObject({ revision: 1, paths: [INDEX], note: 'Spring' });
  expect(await home()).toContain('<h1>Saved</h1>');
  expect(await theme()).toMatchObject({ revision: 1, files: heading('Saved') });
  expect(answered(Saves, await editor.call('GET', '/editor/api/saves'))).toEqual([saved]);
});

test('of two editors that save at once exactly one wins; the other may save again', {
  tags: ['editor-6'],
}, async () => {
  const both = await Promise.all([editor.save(0, heading('One')), editor.save(0, heading('Other'))]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const [won = 'One', lost = 'Other'] = both[0]?.statusCode === 200 ? ['One', 'Other'] : ['Other', 'One'];
  expect(await home()).toContain(`<h1>${won}</h1>`);
  const refused = both.find(({ statusCode }) => statusCode === 409);
  const conflict = SaveConflict.parse(JSON.parse(refused?.body ?? ''));
  expect(conflict).toMatchObject({ revision: 1, saves: [{ revision: 1, paths: [INDEX] }] });
  answered(Save, await editor.save(conflict.revision, heading(lost)));
  expect(await home()).toContain(`<h1>${lost}</h1>`);
});

test('files that cannot be used are refused with all their problems, and nothing is saved', {
  tags: ['editor-5'],
}, async () => {
  const answer = await editor.save(0, {
    ...heading('Fine'),
    'templates/x.json': { order: [] },
    'layout/theme.liquid': '',
  });
  expect(answer.statusCode).toBe(422);
  expect(JSON.parse(answer.body)).toEqual({
    problems: [
      { path: 'templates/x.json', message: expect.stringContaining('sections') },
      { path: 'layout/theme.liquid', message: 'is no file that the theme editor changes' },
    ],
  });
  expect((await theme()).revision).toBe(0);
});

test('a save above 4 MB is refused', { tags: ['editor-5'] }, async () => {
  const answer = await editor.save(0, { [INDEX]: 'x'.repeat(4_300_000) });
  expect(answer.statusCode).toBe(413);
});

test('a template that a merchant made can be taken away again', async () => {
  answered(Save, await editor.save(0, { 'templates/page.made.json': { sections: {}, order: [] } }));
  const made = (await theme()).templates.find(({ name }) => name === 'page.made');
  expect(made).toMatchObject({ isMade: true, kind: 'json', address: '/pages/about?view=made' });
  answered(Save, await editor.save(1, { 'templates/page.made.json': null }));
  expect((await theme()).templates.some(({ name }) => name === 'page.made')).toBe(false);
});

test('goes back to any save, and to the theme’s own', { tags: ['editor-7'] }, async () => {
  await editor.save(0, heading('First'));
  await editor.save(1, heading('Second'));
  const restore = (revision: number | string, base: number) =>
    editor.call('POST', `/editor/api/saves/${revision}/restore`, { base });
  expect(answered(Save, await restore(1, 2))).toMatchObject({ revision: 3, restored: 1 });
  expect(await home()).toContain('<h1>First</h1>');
  expect(answered(Save, await restore(0, 3))).toMatchObject({ revision: 4, restored: 0 });
  expect(await home()).toContain('<h1>Text</h1>');
  expect((await restore(2, 3)).statusCode).toBe(409);
  for (const unknown of [9, 'x', '-1']) expect((await restore(unknown, 4)).statusCode).toBe(404);
});

test('sent as the theme has it, a file is not kept: the theme’s later versions show', {
  tags: ['editor-10'],
}, async () => {
  const { files } = await theme();
  answered(Save, await editor.save(0, files));
  expect(await shop.store.db.selectFrom('theme_files').selectAll().execute()).toEqual([]);
});

test('the audit log has each save', async () => {
  await editor.save(0, heading('Saved'));
  const { actor, network } = await shop.store.db
    .selectFrom('audit_log')
    .where('event', '=', 'theme_saved')
    .select(['actor', 'network'])
    .executeTakeFirstOrThrow();
  expect([actor, network]).toEqual(['shop', '127.0.0.0/24']);
});
