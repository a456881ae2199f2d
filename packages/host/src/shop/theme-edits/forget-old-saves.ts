import { sql } from 'kysely';
import type { Tx } from '../../store/writer.ts';

/** Saves of a theme that can be gone back to. */
export const MOST_SAVES = 500;
/** Bytes of the files in them: a template of 512 kB that is saved all day must not fill the disk. */
const MOST_BYTES = 128 * 1024 ** 2;

/** Drops the oldest saves of a theme above the limits. Its files as they are now, and the last save, always stay. */
export async function forgetOldSaves(tx: Tx, theme: string): Promise<void> {
  const { rows } = await sql<{ revision: number | null }>`
    select max(revision) as revision from (
      select revision,
        row_number() over (order by revision desc) as place,
        sum(bytes) over (order by revision desc) as bytes
      from (
        select saves.revision, coalesce(sum(length(before)), 0) as bytes
        from theme_saves as saves
        left join theme_save_files as files on files.theme = saves.theme and files.revision = saves.revision
        where saves.theme = ${theme}
        group by saves.revision
      ) as saved
    ) as summed
    where place > 1 and (place > ${MOST_SAVES} or bytes > ${MOST_BYTES})
  `.execute(tx);
  const revision = rows[0]?.revision ?? null;
  if (revision === null) return;
  // With its files, by the foreign key.
  await tx.deleteFrom('theme_saves').where('theme', '=', theme).where('revision', '<=', revision).execute();
}
