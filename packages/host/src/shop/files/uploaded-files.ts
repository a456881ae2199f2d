import type { Store } from '../../store/open.ts';
import type { Tx } from '../../store/writer.ts';
import type { ShopFile } from '../import/read-files.ts';

/**
 * Adds to the files of a folder what the database has beside them: uploads to the object store, and what was said of any file in the theme editor.
 * A file of the folder comes before an upload of its name.
 */
export async function withUploads({ db }: Pick<Store, 'db'>, files: Map<string, ShopFile>): Promise<void> {
  for (const { at: modified_ms, ...upload } of await db.selectFrom('uploads').selectAll().execute()) {
    if (files.has(upload.name)) continue;
    files.set(upload.name, { ...upload, alt: '', focal_x: 50, focal_y: 50, modified_ms });
  }
  for (const { name, ...description } of await db.selectFrom('file_descriptions').selectAll().execute()) {
    const file = files.get(name);
    if (file) files.set(name, { ...file, ...description });
  }
}

/** Inserts the rows of uploads that came while an import was reading. They are shown where a page names them; products from the next import on. */
export async function insertLateUploads(tx: Tx): Promise<void> {
  const late = await tx
    .selectFrom('uploads')
    .where('name', 'not in', (eb) => eb.selectFrom('files').select('name'))
    .selectAll()
    .execute();
  for (const { at: modified_ms, ...upload } of late) {
    const file = { ...upload, alt: '', focal_x: 50, focal_y: 50, modified_ms };
    await tx.insertInto('files').values(file).execute();
  }
}
