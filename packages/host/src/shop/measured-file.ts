import path from 'node:path';
import type { Store } from '../store/open.ts';

/** A file as the disk has it now. */
export interface FileNow {
  path: string;
  /** Bytes. */
  size: number;
  /** ms since 1970. */
  modified: number;
}

/** Width and height, px, as the import measured them; null for a file that has changed since or is new. 0 × 0 is no picture. */
export async function measuredFile(store: Store, file: FileNow): Promise<{ width: number; height: number } | null> {
  const row = await store.db
    .selectFrom('files')
    .where('name', '=', path.basename(file.path))
    .where('size', '=', file.size)
    .where('modified_ms', '=', file.modified)
    .select(['width', 'height'])
    .executeTakeFirst();
  return row ?? null;
}
