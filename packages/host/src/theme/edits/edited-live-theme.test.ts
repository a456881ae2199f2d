import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Theme } from '../load.ts';
import type { LiveTheme } from '../watch.ts';
import { type EditedLiveTheme, editedLiveTheme, type SavedEdits } from './edited-live-theme.ts';
import { edits, fixtureTheme } from './theme.fixture.ts';

const INDEX = { sections: { a: { type: 'text' } }, order: ['a'] };

let plain: Theme;
let full: Theme;
beforeAll(async () => {
  const named = (theme: Theme, name: string): Theme => ({
    ...theme,
    config: { ...theme.config, info: { ...theme.config.info, name } },
  });
  plain = named(await fixtureTheme('plain-theme'), 'Plain');
  full = named(await fixtureTheme('full-theme'), 'Full');
});

/** A theme that changes when it is told. */
function changing(first: Theme): LiveTheme & { become(next: Theme): void } {
  let theme = first;
  const listeners = new Set<(theme: Theme) => void>();
  return {
    current: () => theme,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {},
    become(next) {
      theme = next;
      for (const listener of listeners) listener(next);
    },
  };
}

let base: ReturnType<typeof changing>;
let saved: Record<string, SavedEdits>;
let live: EditedLiveTheme;
const report = vi.fn<(line: string) => void>();
const heard = vi.fn<(theme: Theme) => void>();
const none: SavedEdits = { revision: 0, files: new Map() };

beforeEach(async () => {
  base = changing(plain);
  saved = { Plain: none, Full: none };
  report.mockClear();
  heard.mockClear();
  live = await editedLiveTheme(base, async (name) => saved[name] ?? none, report);
  live.onChange(heard);
});

test('shows what was saved after it is read again, and tells of it once', async () => {
  expect(live.current()).toBe(plain);
  saved.Plain = { revision: 1, files: edits({ 'templates/index.json': INDEX }) };
  await live.reload();
  expect(live.current().templates.get('index')).toMatchObject({ data: INDEX });
  expect([live.own(), live.saved().revision]).toEqual([plain, 1]);
  await live.reload();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a new state of the theme keeps the merchant’s files', { tags: ['editor-8'] }, async () => {
  saved.Plain = { revision: 1, files: edits({ 'templates/index.json': INDEX }) };
  await live.reload();
  base.become({ ...plain, version: 'next' });
  expect(live.current().templates.get('index')).toMatchObject({ data: INDEX });
  expect(live.own().version).toBe('next');
  expect(heard).toHaveBeenCalledTimes(2);
});

test('files of one theme are never put over another', { tags: ['editor-9'] }, async () => {
  saved.Plain = { revision: 1, files: edits({ 'templates/index.json': INDEX }) };
  await live.reload();
  base.become(full);
  await live.reload();
  expect(live.current()).toBe(full);
  expect(live.saved().revision).toBe(0);
});

test('names what cannot be used, once', async () => {
  saved.Plain = { revision: 1, files: edits({ 'templates/index.json': 'broken' }) };
  await live.reload();
  saved.Plain = { revision: 2, files: edits({ 'templates/index.json': 'broken', 'translations/fr.json': { A: 'B' } }) };
  await live.reload();
  const lines = report.mock.calls.map(([line]) => line);
  expect(lines.filter((line) => line.startsWith('templates/index.json: '))).toHaveLength(1);
});

test('an older answer never comes last', async () => {
  const answers = [Promise.withResolvers<SavedEdits>(), Promise.withResolvers<SavedEdits>()];
  const asked = [...answers];
  const slow = await editedLiveTheme(
    changing(plain),
    vi.fn(() => asked.shift()?.promise ?? Promise.resolve(none)).mockResolvedValueOnce(none),
    report,
  );
  const both = Promise.all([slow.reload(), slow.reload()]);
  answers[1]?.resolve({ revision: 2, files: new Map() });
  answers[0]?.resolve({ revision: 1, files: new Map() });
  await both;
  expect(slow.saved().revision).toBe(2);
});

test('a store that cannot be read is told to who asked, and the next read works', async () => {
  let isBroken = false;
  const shaky = await editedLiveTheme(
    changing(plain),
    async () => {
      if (isBroken) throw new Error('disk');
      return { revision: 3, files: new Map() };
    },
    report,
  );
  isBroken = true;
  await expect(shaky.reload()).rejects.toThrow('disk');
  isBroken = false;
  await shaky.reload();
  expect(shaky.saved().revision).toBe(3);
});
