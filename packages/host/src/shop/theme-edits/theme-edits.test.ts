import type { Json } from '@vitrine/contract/editor/theme.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestStore } from '../../store/test-store.ts';
import { BY_SHOP } from '../audit/record-audit.ts';
import { importShop } from '../import/import-shop.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { changesBackTo } from './changes-back-to.ts';
import { MOST_SAVES } from './forget-old-saves.ts';
import { listSaves } from './list-saves.ts';
import { readEdits } from './read-edits.ts';
import { saveEdits } from './save-edits.ts';

const THEME = 'Plain';
let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const save = (
  base: number,
  files: Record<string, Json>,
  given: { theme?: string; restored?: number; note?: string } = {},
) =>
  saveEdits(shop.store, {
    theme: THEME,
    base,
    files: new Map(Object.entries(files)),
    note: '',
    by: BY_SHOP,
    now: new Date('2030-01-02T03:04:05Z'),
    ...given,
  });
const filesNow = async (theme = THEME) => Object.fromEntries((await readEdits(shop.store.db, theme)).files);
const restore = async (revision: number, base: number) => {
  const files = await changesBackTo(shop.store.db, THEME, revision);
  return save(base, Object.fromEntries(files ?? []), { restored: revision });
};

test('a save has a number, a time and its paths, and what it saved is there', async () => {
  expect(await readEdits(shop.store.db, THEME)).toEqual({ revision: 0, files: new Map() });
  const saved = await save(0, { 'b.json': { b: 1 }, 'a.json': [1] }, { note: 'Spring' });
  const first = { revision: 1, at: '2030-01-02T03:04:05.000Z', paths: ['a.json', 'b.json'], note: 'Spring' };
  expect(saved).toEqual({ ok: true, value: first });
  await save(1, { 'b.json': null });
  expect(await readEdits(shop.store.db, THEME)).toEqual({ revision: 2, files: new Map([['a.json', [1]]]) });
  expect(await listSaves(shop.store.db, THEME)).toMatchObject([{ revision: 2, paths: ['b.json'] }, first]);
});

test('exactly one of two saves at once wins, and the other is told what was saved', {
  tags: ['editor-6'],
}, async () => {
  await save(0, { 'a.json': 'first' });
  const [one, other] = await Promise.all([save(1, { 'a.json': 'one' }), save(1, { 'a.json': 'other' })]);
  expect([one.ok, other.ok].sort()).toEqual([false, true]);
  const refused = one.ok ? other : one;
  expect(refused).toMatchObject({ ok: false, error: { revision: 2, saves: [{ revision: 2, paths: ['a.json'] }] } });
  expect(await filesNow()).toEqual({ 'a.json': one.ok ? 'one' : 'other' });
  expect(await listSaves(shop.store.db, THEME)).toHaveLength(2);
});

test('a base that is not reached yet is refused too', async () => {
  expect(await save(3, { 'a.json': 1 })).toMatchObject({ ok: false, error: { revision: 0, saves: [] } });
});

test('a save that fails in the middle saves nothing', { tags: ['editor-5'] }, async () => {
  await save(0, { 'a.json': 1 });
  const cyclic: Record<string, Json> = {};
  Object.assign(cyclic, { self: cyclic });
  await expect(save(1, { 'a.json': 2, 'b.json': cyclic })).rejects.toThrow();
  expect(await readEdits(shop.store.db, THEME)).toEqual({ revision: 1, files: new Map([['a.json', 1]]) });
  expect(await listSaves(shop.store.db, THEME)).toHaveLength(1);
});

test('themes have files and revisions of their own', { tags: ['editor-9'] }, async () => {
  await save(0, { 'a.json': 1 });
  await save(0, { 'a.json': 2 }, { theme: 'Other' });
  expect([await filesNow(), await filesNow('Other')]).toEqual([{ 'a.json': 1 }, { 'a.json': 2 }]);
});

test('survives a restart, an import and its reset', { tags: ['editor-8'] }, async () => {
  await save(0, { 'a.json': 1 });
  await importShop(shop.store, shop.shopDir, { reset: true });
  await shop.store.close();
  const again = await openTestStore(shop.dataDir);
  expect(await readEdits(again.db, THEME)).toEqual({ revision: 1, files: new Map([['a.json', 1]]) });
  await again.close();
  shop.store = await openTestStore(shop.dataDir);
});

describe('a way back', () => {
  beforeEach(async () => {
    await save(0, { 'a.json': 'a1' });
    await save(1, { 'a.json': 'a2', 'b.json': 'b2' });
    await save(2, { 'a.json': null, 'c.json': 'c3' });
  });

  test('to every save', { tags: ['editor-7'] }, async () => {
    await restore(2, 3);
    expect(await filesNow()).toEqual({ 'a.json': 'a2', 'b.json': 'b2' });
    await restore(1, 4);
    expect(await filesNow()).toEqual({ 'a.json': 'a1' });
    await restore(3, 5);
    expect(await filesNow()).toEqual({ 'b.json': 'b2', 'c.json': 'c3' });
    expect((await listSaves(shop.store.db, THEME))[0]).toMatchObject({ revision: 6, restored: 3 });
  });

  test('to the theme’s own, and forth again', { tags: ['editor-7'] }, async () => {
    await restore(0, 3);
    expect(await filesNow()).toEqual({});
    await restore(3, 4);
    expect(await filesNow()).toEqual({ 'b.json': 'b2', 'c.json': 'c3' });
  });

  test('not to a save that never was', async () => {
    for (const revision of [4, -1]) expect(await changesBackTo(shop.store.db, THEME, revision)).toBeUndefined();
  });
});

test('the history keeps the latest saves, and drops no file that counts', { timeout: 60_000 }, async () => {
  await save(0, { 'old.json': 'still there' });
  for (let base = 1; base < MOST_SAVES + 3; base++) await save(base, { 'a.json': base });
  const saves = await listSaves(shop.store.db, THEME);
  expect([saves.length, saves[0]?.revision, saves.at(-1)?.revision]).toEqual([MOST_SAVES, MOST_SAVES + 3, 4]);
  expect(await filesNow()).toEqual({ 'old.json': 'still there', 'a.json': MOST_SAVES + 2 });
  expect(await changesBackTo(shop.store.db, THEME, 3)).toBeUndefined();
  expect(await changesBackTo(shop.store.db, THEME, 4)).toEqual(new Map([['a.json', 3]]));
  const left = await shop.store.db
    .selectFrom('theme_save_files')
    .select('revision')
    .where('revision', '<', 4)
    .execute();
  expect(left).toEqual([]);
});

test('saves with large files go sooner, the oldest first', { tags: ['editor-7'] }, async () => {
  for (let base = 0; base < 3; base++) await save(base, { 'a.json': base });
  // A JSON text of 70 MB before each of the two later ones.
  await shop.store.write((tx) =>
    tx
      .updateTable('theme_save_files')
      .set({ before: `"${'x'.repeat(70_000_000)}"` })
      .where('revision', '>', 1)
      .execute(),
  );
  await save(3, { 'a.json': 3 });
  expect((await listSaves(shop.store.db, THEME)).map(({ revision }) => revision)).toEqual([4, 3]);
  expect(await changesBackTo(shop.store.db, THEME, 3)).toEqual(new Map([['a.json', 2]]));
  expect(await filesNow()).toEqual({ 'a.json': 3 });
});
