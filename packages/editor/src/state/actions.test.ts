import type { Save } from '@vitrine/contract/editor/calls.ts';
import type { EditorTheme } from '@vitrine/contract/editor/theme.ts';
import { expect, test } from 'vitest';
import { setSetting } from '../model/operations.ts';
import type { Answer } from '../server/call.ts';
import type { EditorCalls } from '../server/editor-calls.ts';
import { theme } from '../test-theme.fixture.ts';
import { createActions } from './actions.ts';
import { createEditorStore } from './editor-state.ts';

const HERO = { path: 'templates/index.json', key: 'hero' };

const saved = (revision: number): Save => ({ revision, at: '2030-01-01T10:00:00Z', paths: [HERO.path], note: '' });

/** An editor whose host answers with what the test gives it. */
function opened(answers: { save?: Answer<Save>; theme?: EditorTheme } = {}) {
  const store = createEditorStore(theme());
  const saves: Parameters<EditorCalls['save']>[] = [];
  const reloads: number[] = [];
  const gone = { ok: false, status: 0, sentence: '', body: null } as const;
  const calls: EditorCalls = {
    theme: async () => (answers.theme ? { ok: true, value: answers.theme } : gone),
    texts: async () => gone,
    putDraft: async () => gone,
    render: async () => gone,
    async save(...asked) {
      saves.push(asked);
      return answers.save ?? { ok: true, value: saved(asked[0].base + 1) };
    },
    saves: async () => gone,
    restore: async (revision, base) => ({ ok: true, value: { ...saved(base + 1), restored: revision } }),
    events: () => () => {},
  };
  const actions = createActions({
    store,
    calls,
    draft: 'draft-one',
    sync: { run: async () => {}, reload: async () => void reloads.push(store.getState().revision) },
  });
  const write = (text: string, group = 'hero heading') =>
    actions.change(setSetting(theme(), store.getState().history.present, HERO, 'heading', text), {
      label: 'step.setting',
      group,
    });
  return { store, actions, saves, reloads, write };
}

const headingIn = (files: Readonly<Record<string, unknown>>): unknown =>
  JSON.stringify(files[HERO.path]).match(/"heading":"([^"]*)"/)?.[1];

test('letters of one field are one step of undo, and undo selects what was selected', () => {
  const { store, actions, write } = opened();
  actions.select(HERO);
  write('W');
  write('Wi');
  actions.select(null);
  actions.undo();
  expect(headingIn(store.getState().history.present)).toBe('Autumn');
  expect(store.getState().selection).toEqual(HERO);
  actions.redo();
  expect(headingIn(store.getState().history.present)).toBe('Wi');
});

test('after a pause in the group the next letter is a step of its own', () => {
  const { store, actions, write } = opened();
  write('W');
  actions.seal();
  write('Wi');
  actions.undo();
  expect(headingIn(store.getState().history.present)).toBe('W');
});

test('only changed files are saved, on the revision they began with', async () => {
  const { store, actions, saves, write } = opened();
  await actions.save();
  expect(saves).toEqual([]);
  write('Winter');
  await actions.save('Winter home');
  expect(saves[0]?.[0]).toMatchObject({ base: 0, note: 'Winter home' });
  expect(Object.keys(saves[0]?.[0].files ?? {})).toEqual([HERO.path]);
  expect(saves[0]?.[1]).toBe('draft-one');
  expect(store.getState()).toMatchObject({ revision: 1, isSaving: false, notice: { key: 'notice.saved' } });
});

test('a save that the host refuses keeps the changes and says why', async () => {
  const refusal = { ok: false, status: 422, sentence: 'Too many sections.', body: null } as const;
  const { store, actions, write } = opened({ save: refusal });
  write('Winter');
  await actions.save();
  expect(store.getState().notice).toEqual({ kind: 'failure', key: 'notice.save-failed', detail: 'Too many sections.' });
  expect(headingIn(store.getState().history.present)).toBe('Winter');
  expect(store.getState().revision).toBe(0);
});

test('after somebody else has saved, both changes are there, and one undo takes only one’s own', async () => {
  const theirs = theme({ revision: 1 });
  const changed = setSetting(
    theirs,
    theirs.files,
    { path: HERO.path, key: 'notes', blocks: ['one'] },
    'text',
    'Theirs',
  );
  if (!changed.ok) throw new Error(changed.key);
  const conflict = { ok: false, status: 409, sentence: '', body: { revision: 1, saves: [saved(1)] } } as const;
  const { store, actions, write } = opened({ save: conflict, theme: { ...theirs, files: changed.files } });
  write('Mine');
  await actions.save();
  expect(store.getState().conflict).toEqual([saved(1)]);
  await actions.resolve('merge');
  const now = store.getState();
  expect(headingIn(now.history.present)).toBe('Mine');
  expect(JSON.stringify(now.history.present)).toContain('Theirs');
  expect(now).toMatchObject({ revision: 1, conflict: null });
  actions.undo();
  expect(headingIn(store.getState().history.present)).toBe('Autumn');
  expect(JSON.stringify(store.getState().history.present)).toContain('Theirs');
});

test('what both have changed is named, and one’s own counts', async () => {
  const theirs = theme({ revision: 1 });
  const changed = setSetting(theirs, theirs.files, HERO, 'heading', 'Theirs');
  if (!changed.ok) throw new Error(changed.key);
  const { store, actions, reloads, write } = opened({ theme: { ...theirs, files: changed.files } });
  write('Mine');
  actions.hear({ type: 'saved', save: saved(1), editor: 'another' });
  await actions.resolve('merge');
  expect(headingIn(store.getState().history.present)).toBe('Mine');
  expect(store.getState().notice).toEqual({ kind: 'failure', key: 'notice.both', detail: `${HERO.path}#${HERO.key}` });
  expect(reloads).toEqual([]);
});

test('the page is loaded again when the theme’s own files have changed, which may be its code', async () => {
  const { store, actions, reloads } = opened({ theme: theme() });
  actions.hear({ type: 'theme' });
  await actions.resolve('merge');
  expect(store.getState()).toMatchObject({ isThemeChanged: false, notice: null });
  expect(reloads).toEqual([0]);
});

test('a save of one’s own is no news, one of another editor is', () => {
  const { store, actions } = opened();
  actions.hear({ type: 'saved', save: saved(1), editor: 'draft-one' });
  expect(store.getState().conflict).toBeNull();
  actions.hear({ type: 'saved', save: saved(1), editor: 'another' });
  expect(store.getState().conflict).toEqual([saved(1)]);
});

test('a change that is refused says so and changes nothing', () => {
  const { store, actions } = opened();
  expect(actions.change({ ok: false, key: 'too-many-blocks' }, { label: 'step.add' })).toBe(false);
  expect(store.getState().notice).toMatchObject({ key: 'notice.refused', detail: 'too-many-blocks' });
  expect(store.getState().history.past).toEqual([]);
});
