import type { Json } from '@vitrine/contract/editor/theme.ts';
import type { Kysely } from 'kysely';
import { fromJson } from '../../store/json.ts';
import type { Database } from '../../store/schema.ts';

/** The merchant's files of a theme as they are stored, and the number of the last save: 0 before the first. */
export interface StoredEdits {
  revision: number;
  files: ReadonlyMap<string, Json>;
}

/** What the merchant has saved for the theme of this name. */
export async function readEdits(db: Kysely<Database>, theme: string): Promise<StoredEdits> {
  // One statement: two would read around a save that comes between them.
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('theme_saves')
        .where('theme', '=', theme)
        .select((one) => one.fn.coalesce(one.fn.max('revision'), one.val(0)).as('revision'))
        .as('last'),
    )
    .leftJoin('theme_files', (join) => join.on('theme_files.theme', '=', theme))
    .select(['last.revision', 'theme_files.path', 'theme_files.body'])
    .orderBy('theme_files.path')
    .execute();
  const files = rows.flatMap(({ path, body }): [string, Json][] =>
    path === null || body === null ? [] : [[path, fromJson<Json>(body)]],
  );
  return { revision: rows[0]?.revision ?? 0, files: new Map(files) };
}

/** The number of the last save of a theme; 0 before the first. */
export async function revisionOf(db: Kysely<Database>, theme: string): Promise<number> {
  const row = await db
    .selectFrom('theme_saves')
    .where('theme', '=', theme)
    .select(({ fn }) => fn.max('revision').as('revision'))
    .executeTakeFirst();
  return row?.revision ?? 0;
}
