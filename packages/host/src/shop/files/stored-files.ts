import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileDescription } from '@vitrine/contract/editor/calls.ts';
import { cacheOf } from '../../cache/cache.ts';
import { type FileStore, FileStoreAway } from '../../file-store/file-store.ts';
import { openDiskCache } from '../../images/disk-cache.ts';
import { FILE_TYPES } from '../../images/format.ts';
import { createSharedCache } from '../../images/shared-cache.ts';
import type { SourceFile } from '../../images/sources.ts';
import type { Store } from '../../store/open.ts';
import { measureFile, type ShopFile } from '../import/read-files.ts';
import { createReport } from '../import/report.ts';
import { fail, ok, type Result } from '../result.ts';
import { readDescriptions } from './description-file.ts';
import { createFileFacts } from './file-facts.ts';
import { numberedName } from './file-name.ts';
import { lookUp, type ShopFiles } from './shop-files.ts';
import { productsWithPicture, showPicture } from './shown-pictures.ts';

export interface StoredFilesOptions {
  store: Store;
  files: FileStore;
  /** Folder of the files that came with the shop, the same on every node. It is not written. */
  filesDir: string;
  /** Uploads that were used here are cached below it. */
  dataDir: string;
  /** Bytes of them on disk. */
  maxBytes?: number;
}

/** An upload as it is named in the object store and on disk: of its content, so that it never becomes another. */
const nameOf = ({ name, version }: { name: string; version: string }) => `${version}-${name}`;

/** Bytes of remembered rows of uploads. */
const ROW_BYTES = 2 * 1024 * 1024;

type Upload = { name: string; version: string; size: number; width: number; height: number; at: number };

/**
 * The files of a shop with several nodes: those that came with each node's copy of the shop's folder, and uploads, whose content is in the object store and
 * whose facts and descriptions are rows. A file of the folder comes before an upload of its name.
 */
export async function openStoredFiles({
  store,
  files,
  filesDir,
  dataDir,
  maxBytes = 1024 ** 3,
}: StoredFilesOptions): Promise<ShopFiles> {
  const shopDir = path.dirname(filesDir);
  const facts = createFileFacts(store);
  const disk = await openDiskCache({ dir: path.join(dataDir, 'uploads'), maxBytes });
  const contents = createSharedCache({ disk, files, prefix: 'files/', expires: false });
  const rows = cacheOf(store).region<{ row: Upload | undefined }>({ maxBytes: ROW_BYTES, sizeOf: () => 300 });

  /** The row of an upload, without a query where it is asked for again. */
  async function uploadOf(name: string): Promise<Upload | undefined> {
    const { value } = await rows.share(name, async () => ({
      value: { row: await store.db.selectFrom('uploads').where('name', '=', name).selectAll().executeTakeFirst() },
      dependencies: { facts: new Set([`file:${name}`]), until: Number.POSITIVE_INFINITY },
    }));
    return value.row;
  }

  async function find(name: string): Promise<SourceFile | null> {
    const own = await lookUp(filesDir, name);
    // The version is that of this node's copy, which may be older or newer than what was imported.
    if (own) return { ...own, version: await facts.versionOf(own), ...(await facts.of(own)) };
    if (!(path.extname(name).toLowerCase() in FILE_TYPES) || name.length > 255) return null;
    const upload = await uploadOf(name);
    const file = upload && (await contents.locate(nameOf(upload)));
    if (upload && !file && files.figures().away === 1) throw new FileStoreAway(null);
    if (!file) return null;
    const { size, at: modified, version, width, height } = upload;
    return { path: file, size, modified, version, natural: { width, height } };
  }

  /** A name that neither the folder nor a row has: `hero.webp`, else `hero-1.webp`. */
  async function freeName(name: string): Promise<string> {
    for (let number = 0; ; number += 1) {
      const free = numberedName(name, number);
      const isTaken = await store.db.selectFrom('files').where('name', '=', free).select('name').executeTakeFirst();
      if (!isTaken && !(await uploadOf(free)) && !(await lookUp(filesDir, free))) return free;
    }
  }

  /** False where another node has taken the name since. */
  async function record(file: ShopFile, row: Upload): Promise<boolean> {
    const products = await productsWithPicture(store, file.name);
    return store.write(async (tx, changed) => {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('uploads')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (Number(numInsertedOrUpdatedRows) === 0) return false;
      await tx
        .insertInto('files')
        .values(file)
        .onConflict((conflict) => conflict.column('name').doUpdateSet(file))
        .execute();
      changed(`file:${file.name}`);
      await showPicture(file, '', products)(tx, changed);
      return true;
    });
  }

  async function add(from: string, name: string): Promise<ShopFile> {
    const bytes = await readFile(from);
    const measured = await measureFile(from, name, createReport());
    for (;;) {
      const placed = await freeName(name);
      const row = { name: placed, ...measured, size: bytes.length, at: Date.now() };
      const stored = nameOf(row);
      // Before the row, and known by its content: whoever finds the row finds the file, and an object without a row harms nobody.
      await files.write(`files/${stored}`, bytes, FILE_TYPES[path.extname(placed)] ?? 'application/octet-stream');
      await disk.write(stored, bytes).catch(() => undefined);
      // Of a file of this name that is to come.
      const described = (await readDescriptions(shopDir).catch(() => undefined))?.[placed];
      const { x, y } = described?.focalPoint ?? { x: 50, y: 50 };
      const { at: modified_ms, ...of } = row;
      const file: ShopFile = { ...of, alt: described?.alt ?? '', focal_x: x, focal_y: y, modified_ms };
      if (await record(file, row)) return file;
    }
  }

  async function describe(name: string, change: FileDescription): Promise<Result<ShopFile, 'unknown'>> {
    const products = await productsWithPicture(store, name);
    return store.write(async (tx, changed) => {
      const before = await tx.selectFrom('files').where('name', '=', name).selectAll().executeTakeFirst();
      if (!before) return fail('unknown');
      const { alt = before.alt, focalPoint = { x: before.focal_x, y: before.focal_y } } = change;
      const description = { alt, focal_x: focalPoint.x, focal_y: focalPoint.y };
      await tx
        .insertInto('file_descriptions')
        .values({ name, ...description })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(description))
        .execute();
      await tx.updateTable('files').set(description).where('name', '=', name).execute();
      const now: ShopFile = { ...before, ...description };
      changed(`file:${name}`);
      await showPicture(now, before.alt, products)(tx, changed);
      return ok(now);
    });
  }

  return { find, incoming: path.join(dataDir, 'incoming'), add, describe };
}
