import type { PreviewView } from '@vitrine/contract/editor/calls.ts';
import { readDraft, readDraftFiles, storeDraft } from '../../shop/theme-edits/stored-drafts.ts';
import { fromJson, toJson } from '../../store/json.ts';
import type { Store } from '../../store/open.ts';
import type { Draft, Drafts, LocalDrafts } from './drafts.ts';

/** What is stored of the visitor that a draft's preview shows the shop to. */
interface StoredVisitor {
  view: PreviewView;
  cookies: Record<string, string>;
  fullCart: string | null;
}

const visitorOf = ({ view, jar, fullCart }: Draft): string =>
  toJson({ view, cookies: jar.values(), fullCart } satisfies StoredVisitor);

function becomeVisitor(draft: Draft, text: string): void {
  const { view, cookies, fullCart } = fromJson<StoredVisitor>(text);
  draft.view = view;
  draft.fullCart = fullCart;
  for (const name of Object.keys(draft.jar.values())) if (!(name in cookies)) draft.jar.remove(name);
  for (const [name, value] of Object.entries(cookies)) draft.jar.set(name, value);
}

/**
 * Drafts that every process of the shop has: a preview's page may be answered by another than the one that its editor calls. Each keeps the
 * drafts that it was asked for in memory, and reads again what another has changed. `now` in ms since 1970.
 */
export function sharedDrafts(store: Store, local: LocalDrafts, now: () => number): Drafts {
  /** The version that a draft has here, and the visitor that is stored with it. */
  const known = new WeakMap<Draft, { version: number; visitor: string }>();

  async function get(id: string): Promise<Draft | undefined> {
    const stored = await readDraft(store.db, id);
    if (!stored) return undefined;
    const draft = local.open(id);
    if (known.get(draft)?.version !== stored.version) {
      draft.replace(await readDraftFiles(store.db, id));
      draft.takeChanges();
    }
    becomeVisitor(draft, stored.visitor);
    known.set(draft, stored);
    return draft;
  }

  return {
    get,
    async open(id) {
      const there = await get(id);
      if (there) return there;
      const draft = local.open(id);
      // It was dropped by another process.
      if (known.delete(draft)) draft.replace({});
      return draft;
    },
    async keep(draft) {
      const { isWhole, files } = draft.takeChanges();
      const visitor = visitorOf(draft);
      const before = known.get(draft);
      const isChanged = isWhole || files.size > 0;
      if (before && !isChanged && before.visitor === visitor) return;
      // Where it fails the draft is read again as it is stored.
      known.delete(draft);
      const version = await storeDraft(store, {
        id: draft.id,
        isWhole: isWhole || !before,
        files,
        visitor,
        now: now(),
      });
      const expected = (before?.version ?? 0) + Number(isChanged || !before);
      if (version === expected) known.set(draft, { version, visitor });
    },
  };
}
