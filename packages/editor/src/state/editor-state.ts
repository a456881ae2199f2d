import type { PreviewView, Save } from '@vitrine/contract/editor/calls.ts';
import type { EditorTheme } from '@vitrine/contract/editor/theme.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createHistory, type History } from '../model/history.ts';
import type { Files, Selection } from '../model/types.ts';

/** Widths that the preview can have: of a phone 390 px, of a tablet 768 px, of a desktop what there is room for, scaled from 1280 px. */
export type Device = 'phone' | 'tablet' | 'desktop';

/** What stands beside the preview. */
export type Panel = 'sections' | 'theme' | 'texts';

/** A sentence at the top of the editor: a key of the texts, with its values. */
export interface Notice {
  kind: 'failure' | 'done';
  key:
    | 'notice.save-failed'
    | 'notice.saved'
    | 'notice.offline'
    | 'notice.refused'
    | 'notice.render-failed'
    | 'notice.restored'
    | 'notice.recovered'
    | 'notice.load-failed'
    | 'notice.both';
  /** The host's own sentence; the key of a refusal; of `notice.both` the ids of what both have changed, by line. */
  detail?: string;
}

export interface EditorState {
  theme: EditorTheme;
  /** As saved at `revision`. */
  saved: Files;
  revision: number;
  history: History;
  /** Name of the template on the screen. */
  template: string;
  /** Path and query of the previewed page, without the language's prefix. */
  page: string;
  /** Language of the preview, ISO code. */
  language: string;
  view: PreviewView;
  selection: Selection;
  panel: Panel;
  /** Where the keyboard goes next, as soon as it is there; null: it stays. */
  focuses: 'tree' | 'settings' | null;
  device: Device;
  /** A click in the preview selects. */
  inspects: boolean;
  frame: { status: 'loading' | 'ready'; title: string };
  /** What Liquid reported of the page on the screen. */
  renderErrors: readonly string[];
  isSaving: boolean;
  notice: Notice | null;
  /** Saves of others since `revision`, which wait for a decision. */
  conflict: readonly Save[] | null;
  /** Editors that are open on this shop, this one included. */
  editors: number;
  /** The theme's own files have changed. */
  isThemeChanged: boolean;
}

export type EditorStore = StoreApi<EditorState>;

/** px of a window that a phone has. */
const NARROW = 768;

export const PLAIN_VIEW: PreviewView = { country: null, customer: null, bag: 'own', soldOut: false };

/** The editor as it opens: on the home page, or the first template that has a page. */
export function createEditorStore(theme: EditorTheme, unsaved: Files = theme.files): EditorStore {
  const first = theme.templates.find(({ name }) => name === 'index') ?? theme.templates.find(({ address }) => address);
  const primary = theme.shop.languages.find(({ isPrimary }) => isPrimary) ?? theme.shop.languages[0];
  return createStore<EditorState>(() => ({
    theme,
    saved: theme.files,
    revision: theme.revision,
    history: createHistory(unsaved),
    template: first?.name ?? 'index',
    page: first?.address ?? '/',
    language: primary?.isoCode ?? 'en',
    view: PLAIN_VIEW,
    selection: null,
    panel: 'sections',
    focuses: null,
    device: globalThis.innerWidth < NARROW ? 'phone' : 'desktop',
    inspects: true,
    frame: { status: 'loading', title: '' },
    renderErrors: [],
    isSaving: false,
    notice: null,
    conflict: null,
    editors: 1,
    isThemeChanged: false,
  }));
}
