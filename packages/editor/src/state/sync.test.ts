import type { DraftBody, RenderBody } from '@vitrine/contract/editor/calls.ts';
import type { ToPreview } from '@vitrine/contract/editor/preview.ts';
import { expect, test } from 'vitest';
import { commit } from '../model/history.ts';
import { addSection, setHidden, setSetting } from '../model/operations.ts';
import { type Changed, THEME_SETTINGS } from '../model/types.ts';
import type { Answer } from '../server/call.ts';
import { theme } from '../test-theme.fixture.ts';
import { createEditorStore } from './editor-state.ts';
import { createSync } from './sync.ts';

const HERO = { path: 'templates/index.json', key: 'hero' };

/** An editor whose host and page note what they get. `hold` makes the host wait until it is called again. */
function opened() {
  const store = createEditorStore(theme());
  const puts: DraftBody[] = [];
  const renders: RenderBody[] = [];
  const sent: ToPreview[] = [];
  let loads = 0;
  let asked = 0;
  let gate: Promise<void> = Promise.resolve();
  let isForgotten = false;
  let duringLoad = () => {};
  let isDrawn = Promise.resolve();
  const sync = createSync({
    store,
    draft: 'draft-one',
    drawn: () => isDrawn,
    calls: {
      async putDraft(_id, body) {
        puts.push(body);
        isForgotten = false;
        return { ok: true, value: undefined };
      },
      async render(
        _id,
        body,
      ): Promise<Answer<{ sections?: Record<string, string | null>; html?: string; errors: string[] }>> {
        asked += 1;
        await gate;
        if (isForgotten) return { ok: false, status: 404, sentence: 'There is no such draft.', body: null };
        renders.push(body);
        if (!body.sections) return { ok: true, value: { html: '<html></html>', errors: [] } };
        return {
          ok: true,
          value: { sections: Object.fromEntries(body.sections.map((id) => [id, `<div>${id}</div>`])), errors: [] },
        };
      },
    },
    frame: {
      send: (message) => sent.push(message),
      load: async () => {
        loads += 1;
        duringLoad();
      },
      shown: async () => {},
    },
  });
  const change = (changed: Changed) => {
    if (!changed.ok) throw new Error(changed.key);
    store.setState(({ history }) => ({ history: commit(history, changed.files, { label: 'step.setting' }) }));
    return sync.run();
  };
  return {
    store,
    sync,
    puts,
    renders,
    sent,
    change,
    files: () => store.getState().history.present,
    loads: () => loads,
    asked: () => asked,
    forget: () => {
      isForgotten = true;
    },
    onLoad: (run: () => void) => {
      duringLoad = run;
    },
    /** Lets the editor draw only when it is called again. */
    holdDrawing() {
      let draw = () => {};
      isDrawn = new Promise((resolve) => {
        draw = resolve;
      });
      return draw;
    },
    hold() {
      let release = () => {};
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}

const heading = (editor: ReturnType<typeof opened>, text: string) =>
  editor.change(setSetting(theme(), editor.files(), HERO, 'heading', text));

test('the draft is put before the page is loaded', async () => {
  const editor = opened();
  await editor.sync.run();
  expect(editor.puts).toEqual([{ files: {}, view: { country: null, customer: null, bag: 'own', soldOut: false } }]);
  expect(editor.loads()).toBe(1);
});

test('a letter is drawn before the host is asked; two that are drawn at once are one call', async () => {
  const editor = opened();
  await editor.sync.run();
  const draw = editor.holdDrawing();
  const typed = [heading(editor, 'N'), heading(editor, 'Ne')];
  await Promise.resolve();
  expect(editor.renders).toEqual([]);
  draw();
  await Promise.all(typed);
  expect(editor.renders).toHaveLength(1);
});

test('a setting renders its section alone, and sends only what changed', async () => {
  const editor = opened();
  await editor.sync.run();
  await heading(editor, 'Winter');
  expect(editor.renders).toHaveLength(1);
  expect(editor.renders[0]?.sections).toHaveLength(1);
  expect(Object.keys(editor.renders[0]?.files ?? {})).toEqual(['templates/index.json']);
  expect(editor.sent.at(-1)).toMatchObject({ vitrine: 'sections', turn: 1 });
  expect(editor.loads()).toBe(1);
});

test('what is typed while the host renders is one further turn, with the latest text', async () => {
  const editor = opened();
  await editor.sync.run();
  const release = editor.hold();
  const first = heading(editor, 'W');
  await expect.poll(editor.asked).toBe(1);
  void heading(editor, 'Wi');
  void heading(editor, 'Win');
  release();
  await first;
  expect(editor.renders).toHaveLength(2);
  expect(JSON.stringify(editor.renders[1]?.files)).toContain('"Win"');
});

test('a hidden section is taken out of the page, and one that is added is put where it stands', async () => {
  const editor = opened();
  await editor.sync.run();
  await editor.change(setHidden(theme(), editor.files(), HERO, true));
  expect(Object.values((editor.sent.at(-1) as { sections: object }).sections)).toEqual([null]);
  const addition = { id: 'hero:0', type: 'hero', preset: 0, name: 'Hero', category: '' };
  await editor.change(addSection(theme(), editor.files(), HERO.path, addition, 2));
  const message = editor.sent.at(-1);
  expect(message?.vitrine === 'sections' && Object.keys(message.added ?? {})).toHaveLength(1);
});

test('a setting of the theme renders the whole page', async () => {
  const editor = opened();
  await editor.sync.run();
  await editor.change(setSetting(theme(), editor.files(), THEME_SETTINGS, 'radius', 8));
  expect(editor.renders.at(-1)?.sections).toBeUndefined();
  expect(editor.sent.at(-1)).toEqual({ vitrine: 'page', turn: 1, html: '<html></html>' });
});

test('a host that was started again gets the whole draft, and renders', async () => {
  const editor = opened();
  await editor.sync.run();
  editor.forget();
  await heading(editor, 'Winter');
  expect(editor.puts).toHaveLength(2);
  expect(Object.keys(editor.puts[1]?.files ?? {})).toEqual(['templates/index.json']);
  expect(editor.renders).toHaveLength(1);
});

test('another language, page or view loads the page', async () => {
  const editor = opened();
  await editor.sync.run();
  editor.store.setState({ language: 'fr' });
  await editor.sync.run();
  editor.store.setState(({ view }) => ({ view: { ...view, soldOut: true } }));
  await editor.sync.run();
  expect(editor.loads()).toBe(3);
  expect(editor.puts.at(-1)?.view.soldOut).toBe(true);
});

test('while a page is being loaded and another is asked for, what is there is old; then the other is loaded', async () => {
  const { store, sync, loads, onLoad } = opened();
  const behind: boolean[] = [];
  onLoad(() => {
    behind.push(sync.isBehind());
    store.setState({ page: '/cart' });
    behind.push(sync.isBehind());
  });
  await sync.run();
  expect(behind).toEqual([false, true, false, false]);
  expect(loads()).toBe(2);
  expect(sync.isBehind()).toBe(false);
});
