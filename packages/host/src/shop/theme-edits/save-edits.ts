import type { Save, SaveConflict } from '@vitrine/contract/editor/calls.ts';
import type { Json } from '@vitrine/contract/editor/theme.ts';
import { toJson } from '../../store/json.ts';
import type { Store } from '../../store/open.ts';
import type { Tx } from '../../store/writer.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import { fail, ok, type Result } from '../result.ts';
import { forgetOldSaves } from './forget-old-saves.ts';
import { listSaves } from './list-saves.ts';
import { revisionOf } from './read-edits.ts';

export interface EditsToSave {
  /** Name of the theme. */
  theme: string;
  /** The revision that the changes were made to. */
  base: number;
  /** As they are stored, by path; null: the theme's own counts from now on. */
  files: ReadonlyMap<string, Json | null>;
  note: string;
  /** The revision that this goes back to. */
  restored?: number;
  by: By;
  /** Id of the editor's draft; empty where it is no editor. */
  editor?: string;
  now?: Date;
}

/** Published after a save. */
export const THEME_EDITS = 'theme-edits';

/**
 * Saves all files or none. Of two saves with the same base exactly one succeeds: the other fails with the revision that is there now and the
 * saves since its base.
 */
export async function saveEdits(store: Store, edits: EditsToSave): Promise<Result<Save, SaveConflict>> {
  const { theme, base, files, note, restored, by, editor = '', now = new Date() } = edits;
  return store.write(async (tx, changed): Promise<Result<Save, SaveConflict>> => {
    const last = await revisionOf(tx, theme);
    if (last !== base) return fail({ revision: last, saves: await listSaves(tx, theme, { after: base }) });
    const revision = last + 1;
    const at = now.toISOString();
    await tx
      .insertInto('theme_saves')
      .values({ theme, revision, at, note, restored: restored ?? null, editor })
      .execute();
    for (const [path, content] of files) await saveFile(tx, { theme, revision, path, content });
    await forgetOldSaves(tx, theme);
    await recordAudit(tx, 'theme_saved', by, '', now);
    changed(THEME_EDITS);
    const paths = [...files.keys()].sort();
    return ok({ revision, at, paths, note, ...(restored === undefined ? {} : { restored }) });
  });
}

async function saveFile(
  tx: Tx,
  { theme, revision, path, content }: { theme: string; revision: number; path: string; content: Json | null },
): Promise<void> {
  const before = await tx
    .selectFrom('theme_files')
    .where('theme', '=', theme)
    .where('path', '=', path)
    .select('body')
    .executeTakeFirst();
  const body = content === null ? null : toJson(content);
  await tx
    .insertInto('theme_save_files')
    .values({ theme, revision, path, before: before?.body ?? null })
    .execute();
  if (body === null) await tx.deleteFrom('theme_files').where('theme', '=', theme).where('path', '=', path).execute();
  else
    await tx
      .insertInto('theme_files')
      .values({ theme, path, body })
      .onConflict((conflict) => conflict.columns(['theme', 'path']).doUpdateSet({ body }))
      .execute();
}
