import type { Json } from '@vitrine/contract/editor/theme.ts';
import type { Kysely } from 'kysely';
import { fromJson, toJson } from '../../store/json.ts';
import type { Store } from '../../store/open.ts';
import type { Database } from '../../store/schema.ts';
import type { Tx } from '../../store/writer.ts';

/** Drafts stored. */
const MOST = 16;

/** An editor's draft without its files. */
export interface StoredDraft {
  /** Grows with each change of its files. */
  version: number;
  /** JSON, as `gate/previews/shared-drafts.ts` makes it. */
  visitor: string;
}

/** What is to be stored of a draft. */
export interface DraftChange {
  id: string;
  /** Whether `files` are all it has; else those that have changed. */
  isWhole: boolean;
  files: ReadonlyMap<string, Json>;
  visitor: string;
  /** ms since 1970 */
  now: number;
}

export async function readDraft(db: Kysely<Database>, id: string): Promise<StoredDraft | undefined> {
  return db.selectFrom('editor_drafts').where('id', '=', id).select(['version', 'visitor']).executeTakeFirst();
}

/** The files that are changed in a draft; null: the theme's own counts. */
export async function readDraftFiles(db: Kysely<Database>, id: string): Promise<Record<string, Json>> {
  const rows = await db.selectFrom('editor_draft_files').where('draft', '=', id).select(['path', 'body']).execute();
  return Object.fromEntries(rows.map(({ path, body }) => [path, fromJson<Json>(body)]));
}

/** Stores a change; the draft that was not changed for longest makes room for a new one. Returns the draft's version. */
export async function storeDraft(store: Store, change: DraftChange): Promise<number> {
  const { id, isWhole, files, visitor, now } = change;
  const step = Number(isWhole || files.size > 0);
  const write = async (tx: Tx): Promise<number> => {
    const { version } = await tx
      .insertInto('editor_drafts')
      .values({ id, version: 1, visitor, used_at: now })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          version: eb('editor_drafts.version', '+', step),
          visitor,
          used_at: now,
        })),
      )
      .returning('version')
      .executeTakeFirstOrThrow();
    if (isWhole) await tx.deleteFrom('editor_draft_files').where('draft', '=', id).execute();
    for (const [path, content] of files) {
      const body = toJson(content);
      await tx
        .insertInto('editor_draft_files')
        .values({ draft: id, path, version, body })
        .onConflict((conflict) => conflict.columns(['draft', 'path']).doUpdateSet({ version, body }))
        .execute();
    }
    if (version === 1) await dropOldest(tx);
    return version;
  };
  return store.write(write, { locks: [`draft:${id}`] });
}

async function dropOldest(tx: Tx): Promise<void> {
  const old = await tx
    .selectFrom('editor_drafts')
    .select('id')
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .offset(MOST)
    .limit(MOST)
    .execute();
  for (const { id } of old) await tx.deleteFrom('editor_drafts').where('id', '=', id).execute();
}
