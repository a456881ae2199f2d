import { existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../../store/open.ts';
import { measureFile, type ShopFile } from '../import/read-files.ts';
import { createReport } from '../import/report.ts';
import { changeFolder } from './change-folder.ts';
import { readDescriptions } from './description-file.ts';
import { numberedName } from './file-name.ts';
import { productsWithPicture, showPicture } from './shown-pictures.ts';

/** A name that no file of the folder has: `hero.webp`, else `hero-1.webp`. */
function freeName(folder: string, name: string): string {
  for (let number = 0; ; number += 1) {
    const free = numberedName(name, number);
    if (!existsSync(join(folder, free))) return free;
  }
}

/**
 * Moves a file that is complete, from a place on the same disk, among the shop's files, and makes the row that an import would make of it.
 * Where a product or a collection names such a file already, they show it from now on.
 * @param from path of the file; it is gone afterwards, unless the move was refused
 * @param name as `cleanFileName` makes it
 */
export function addFile(store: Store, shopDir: string, from: string, name: string): Promise<ShopFile> {
  const folder = join(shopDir, 'files');
  return changeFolder(store, shopDir, {
    async write() {
      // Changes of a folder run one after the other, so that no other upload takes the name in between.
      const placed = freeName(folder, name);
      const path = join(folder, placed);
      await rename(from, path);
      const undo = () => rm(path, { force: true });
      try {
        const { size, mtimeMs } = await stat(path);
        const measured = await measureFile(path, placed, createReport());
        // Of a file of this name that was there before, or is to come; an import complains of descriptions that it cannot read.
        const described = (await readDescriptions(shopDir).catch(() => undefined))?.[placed];
        const { x, y } = described?.focalPoint ?? { x: 50, y: 50 };
        const facts: ShopFile = {
          name: placed,
          alt: described?.alt ?? '',
          ...measured,
          focal_x: x,
          focal_y: y,
          size,
          modified_ms: mtimeMs,
        };
        const products = await productsWithPicture(store, placed);
        return { file: `files/${placed}`, facts: { file: facts, products }, undo };
      } catch (error) {
        await undo();
        throw error;
      }
    },
    record:
      ({ file, products }) =>
      async (tx, changed) => {
        await tx
          .insertInto('files')
          .values(file)
          .onConflict((conflict) => conflict.column('name').doUpdateSet(file))
          .execute();
        changed(`file:${file.name}`);
        await showPicture(file, '', products)(tx, changed);
        return file;
      },
  });
}
