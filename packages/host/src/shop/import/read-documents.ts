import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Document, parseDocument } from './front-matter.ts';
import { RowError } from './product-row.ts';
import { readShopFile } from './read-shop-file.ts';
import type { Reporter } from './report.ts';

export interface NamedDocument extends Document {
  handle: string;
  /** Time the file was last written. */
  modifiedAt: string;
}

/** Every `{handle}.html` of a folder, by name. Files with a wrong head are reported and left out. */
export async function readDocuments(shopDir: string, folder: string, report: Reporter): Promise<NamedDocument[]> {
  const path = join(shopDir, folder);
  if (!existsSync(path)) return [];
  const names = (await readdir(path)).filter((name) => name.endsWith('.html')).sort();
  const documents: NamedDocument[] = [];
  for (const name of names) {
    const file = join(path, name);
    try {
      const document = parseDocument(await readShopFile(shopDir, `${folder}/${name}`));
      documents.push({ ...document, handle: name.slice(0, -5), modifiedAt: (await stat(file)).mtime.toISOString() });
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      report.skip(`${folder}/${name}`, error.line, error.message);
    }
  }
  return documents;
}
