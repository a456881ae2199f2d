import type { PreviewView } from '@vitrine/contract/editor/calls.ts';
import type { Json } from '@vitrine/contract/editor/theme.ts';
import type { EditedLiveTheme } from '../../theme/edits/edited-live-theme.ts';
import { editedTheme } from '../../theme/edits/edited-theme.ts';
import { storedForm } from '../../theme/edits/stored-form.ts';
import type { Theme } from '../../theme/load.ts';
import { type CookieJar, createCookieJar } from './cookie-jar.ts';

/** Drafts in memory, and the characters of one. */
const MOST = 16;
export const LARGEST_DRAFT: number = 8 * 1024 * 1024;

/** What an editor has changed and not saved, and the visitor that its preview shows the shop to. */
export interface Draft {
  readonly id: string;
  view: PreviewView;
  readonly jar: CookieJar;
  /** Token of the bag with two products; null until it is asked for. */
  fullCart: string | null;
  /** Replaces all that is changed. @throws RangeError where it is too large. */
  replace(files: Readonly<Record<string, Json>>): void;
  /** Takes changes over. @throws RangeError where it becomes too large. */
  merge(files: Readonly<Record<string, Json>>): void;
  /** What was changed since the last call; `isWhole`: `files` are all that it has. */
  takeChanges(): { isWhole: boolean; files: ReadonlyMap<string, Json> };
  /** The theme with them: the same object as long as nothing is changed. */
  theme(): Theme;
}

/** The drafts of the open editors, by the ids that these made up. */
export interface Drafts {
  get(id: string): Promise<Draft | undefined>;
  /** The draft of this id, new or known. */
  open(id: string): Promise<Draft>;
  /** What was changed of a draft is there for every process of the shop afterwards. */
  keep(draft: Draft): Promise<void>;
}

/** Drafts in the memory of this process. The one that was not used for longest makes room for a new one. */
export interface LocalDrafts {
  get(id: string): Draft | undefined;
  open(id: string): Draft;
}

/** The drafts of a shop that has one process. */
export const draftsOfOne = ({ get, open }: LocalDrafts): Drafts => ({
  get: async (id) => get(id),
  open: async (id) => open(id),
  async keep() {},
});

const NEUTRAL: PreviewView = { country: null, customer: null, bag: 'own', soldOut: false };

export function createDrafts(live: Pick<EditedLiveTheme, 'own' | 'saved'>): LocalDrafts {
  const drafts = new Map<string, Draft>();
  const get = (id: string): Draft | undefined => {
    const draft = drafts.get(id);
    if (!draft) return undefined;
    drafts.delete(id);
    drafts.set(id, draft);
    return draft;
  };
  return {
    get,
    open(id) {
      const known = get(id);
      if (known) return known;
      const draft = createDraft(id, live);
      drafts.set(id, draft);
      const [oldest] = drafts.keys();
      if (drafts.size > MOST && oldest !== undefined) drafts.delete(oldest);
      return draft;
    },
  };
}

function createDraft(id: string, live: Pick<EditedLiveTheme, 'own' | 'saved'>): Draft {
  let files = new Map<string, Json>();
  const sizes = new Map<string, number>();
  let isWhole = false;
  let changes = new Map<string, Json>();
  /** What the files come to over these, and the theme that they make. */
  let made: { own: Theme; saved: ReadonlyMap<string, Json>; stored: Map<string, Json | null>; theme?: Theme } | null =
    null;

  function put(next: ReadonlyMap<string, Json>, changed: Readonly<Record<string, Json>>): void {
    const all = new Map([...sizes].filter(([path]) => next.has(path)));
    for (const [path, content] of Object.entries(changed)) all.set(path, JSON.stringify(content).length);
    if (all.values().reduce((sum, size) => sum + size, 0) > LARGEST_DRAFT)
      throw new RangeError('This draft is larger than 8 MB.');
    files = new Map([...next, ...Object.entries(changed)]);
    for (const [path, content] of Object.entries(changed)) changes.set(path, content);
    sizes.clear();
    for (const [path, size] of all) sizes.set(path, size);
    if (made) {
      made.theme = undefined;
      for (const path of Object.keys(changed)) made.stored.delete(path);
    }
  }

  return {
    id,
    view: NEUTRAL,
    jar: createCookieJar(),
    fullCart: null,
    replace(changed) {
      const before = { isWhole, changes };
      made = null;
      isWhole = true;
      changes = new Map();
      try {
        put(new Map(), changed);
      } catch (error) {
        ({ isWhole, changes } = before);
        throw error;
      }
    },
    takeChanges() {
      const taken = { isWhole, files: changes };
      isWhole = false;
      changes = new Map();
      return taken;
    },
    merge: (changed) => put(files, changed),
    theme() {
      const own = live.own();
      const saved = live.saved().files;
      if (made?.own !== own || made.saved !== saved) made = { own, saved, stored: new Map() };
      if (made.theme) return made.theme;
      const edits = new Map(saved);
      for (const [path, content] of files) {
        const known = made.stored.get(path);
        const stored = known === undefined ? storedForm(own, path, content, saved.get(path)) : known;
        made.stored.set(path, stored);
        if (stored === null) edits.delete(path);
        else edits.set(path, stored);
      }
      made.theme = editedTheme(own, edits);
      return made.theme;
    },
  };
}
