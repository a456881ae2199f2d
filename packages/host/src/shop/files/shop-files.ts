import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileDescription } from '@vitrine/contract/editor/calls.ts';
import { FILE_TYPES } from '../../images/format.ts';
import type { SourceFile } from '../../images/sources.ts';
import type { Store } from '../../store/open.ts';
import type { ShopFile } from '../import/read-files.ts';
import type { Result } from '../result.ts';
import { addFile } from './add-file.ts';
import { describeFile } from './describe-file.ts';
import { createFileFacts, type FileNow } from './file-facts.ts';

/** The merchant's files: where they are read, and where the theme editor's uploads go. */
export interface ShopFiles {
  /** The file of a name, of a type the shop may serve; null where there is none. Rejects with `FileStoreAway` where it cannot be fetched now. */
  find(name: string): Promise<SourceFile | null>;
  /** Folder for bodies on their way in. */
  readonly incoming: string;
  /**
   * Adds a complete file from `incoming`, under the name or the next free one. It may be gone from there afterwards. Rejects with `FileStoreAway` where
   * the object store does not take it.
   * @param name as `cleanFileName` makes it
   */
  add(from: string, name: string): Promise<ShopFile>;
  /** Changes the alternative text or the point of interest of a file. `unknown`: there is no such file. */
  describe(name: string, change: FileDescription): Promise<Result<ShopFile, 'unknown'>>;
}

/** A regular file directly in `folder`, of a type the shop may serve; null for everything else. */
export async function lookUp(folder: string, name: string): Promise<FileNow | null> {
  if (name.length > 255 || /[/\\\0]/.test(name) || name.startsWith('.')) return null;
  if (!(path.extname(name).toLowerCase() in FILE_TYPES)) return null;
  const file = path.join(folder, name);
  const info = await stat(file).catch(() => null);
  return info?.isFile() ? { path: file, size: info.size, modified: info.mtimeMs } : null;
}

/** The files of a shop's folder, and nowhere else: uploads are written into it. */
export function openFolderFiles(store: Store, filesDir: string): ShopFiles {
  const shopDir = path.dirname(filesDir);
  const facts = createFileFacts(store);
  return {
    async find(name) {
      const file = await lookUp(filesDir, name);
      return file && { ...file, ...(await facts.of(file)) };
    },
    incoming: filesDir,
    add: (from, name) => addFile(store, shopDir, from, name),
    describe: (name, change) => describeFile(store, shopDir, name, change),
  };
}
