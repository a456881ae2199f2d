import type { FileDescription } from '@vitrine/contract/editor/calls.ts';
import type { Store } from '../../store/open.ts';
import type { ShopFile } from '../import/read-files.ts';
import { fail, ok, type Result } from '../result.ts';
import { changeFolder } from './change-folder.ts';
import { DESCRIPTIONS, writeDescription } from './description-file.ts';
import { productsWithPicture, showPicture } from './shown-pictures.ts';

/**
 * Changes the alternative text or the point of interest of a file, in `files.json` of the shop's folder and in all rows that have them.
 * `unknown`: the shop has no such file. Throws ImportError where `files.json` cannot be read.
 */
export async function describeFile(
  store: Store,
  shopDir: string,
  name: string,
  change: FileDescription,
): Promise<Result<ShopFile, 'unknown'>> {
  const known = await store.db.selectFrom('files').where('name', '=', name).select('name').executeTakeFirst();
  if (!known) return fail('unknown');
  const file = await changeFolder(store, shopDir, {
    async write() {
      const products = await productsWithPicture(store, name);
      const undo = await writeDescription(shopDir, name, change);
      return { file: DESCRIPTIONS, facts: products, undo };
    },
    record: (products) => async (tx, changed) => {
      const before = await tx.selectFrom('files').where('name', '=', name).selectAll().executeTakeFirstOrThrow();
      const { alt = before.alt, focalPoint = { x: before.focal_x, y: before.focal_y } } = change;
      const now: ShopFile = { ...before, alt, focal_x: focalPoint.x, focal_y: focalPoint.y };
      await tx.updateTable('files').set(now).where('name', '=', name).execute();
      changed(`file:${name}`);
      await showPicture(now, before.alt, products)(tx, changed);
      return now;
    },
  });
  return ok(file);
}
