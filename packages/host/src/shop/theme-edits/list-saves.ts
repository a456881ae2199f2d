import type { Save } from '@vitrine/contract/editor/calls.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/schema.ts';

/** Ids of the drafts that the saves after a revision were made of, by their revisions; empty where it was no editor. */
export async function listSavers(
  db: Kysely<Database>,
  theme: string,
  { after }: { after: number },
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('theme_saves')
    .where('theme', '=', theme)
    .where('revision', '>', after)
    .select(['revision', 'editor'])
    .execute();
  return new Map(rows.map(({ revision, editor }) => [revision, editor]));
}

/** The saves of a theme after a revision, the latest first. */
export async function listSaves(
  db: Kysely<Database>,
  theme: string,
  { after = 0 }: { after?: number } = {},
): Promise<Save[]> {
  const saves = await db
    .selectFrom('theme_saves')
    .where('theme', '=', theme)
    .where('revision', '>', after)
    .select(['revision', 'at', 'note', 'restored'])
    .orderBy('revision', 'desc')
    .execute();
  const files = await db
    .selectFrom('theme_save_files')
    .where('theme', '=', theme)
    .where('revision', '>', after)
    .select(['revision', 'path'])
    .orderBy('path')
    .execute();
  const paths = Map.groupBy(files, ({ revision }) => revision);
  return saves.map(({ revision, at, note, restored }) => ({
    revision,
    at,
    paths: (paths.get(revision) ?? []).map(({ path }) => path),
    note,
    ...(restored === null ? {} : { restored }),
  }));
}
