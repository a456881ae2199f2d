import type { Json } from '@vitrine/contract/editor/theme.ts';
import type { Kysely } from 'kysely';
import { fromJson } from '../../store/json.ts';
import type { Database } from '../../store/schema.ts';

/**
 * What has to be saved so that the merchant's files are as they were after a save: by path, null where the theme's own counted then.
 * Revision 0 is the theme's own. Undefined where the save is not known any more, or never was.
 */
export async function changesBackTo(
  db: Kysely<Database>,
  theme: string,
  revision: number,
): Promise<ReadonlyMap<string, Json | null> | undefined> {
  if (revision === 0) {
    const rows = await db.selectFrom('theme_files').where('theme', '=', theme).select('path').execute();
    return new Map(rows.map(({ path }) => [path, null]));
  }
  const known = await db
    .selectFrom('theme_saves')
    .where('theme', '=', theme)
    .where('revision', '=', revision)
    .select('revision')
    .executeTakeFirst();
  if (!known) return undefined;
  const later = await db
    .selectFrom('theme_save_files')
    .where('theme', '=', theme)
    .where('revision', '>', revision)
    .select(['path', 'before'])
    .orderBy('revision', 'desc')
    .execute();
  // The first later save of a file is read last: what was before it is what there was.
  return new Map(later.map(({ path, before }) => [path, before === null ? null : fromJson<Json>(before)]));
}
