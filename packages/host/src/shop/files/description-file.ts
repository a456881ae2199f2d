import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileDescription } from '@vitrine/contract/editor/calls.ts';
import { replaceFile } from '../../replace-file.ts';
import { FilesFormat } from '../import/formats.ts';
import { readJson } from '../import/read-json.ts';
import { readShopFile } from '../import/read-shop-file.ts';

/** What the shop's folder says of its files: alternative texts and points of interest. */
export const DESCRIPTIONS = 'files.json';

/** The descriptions as an import reads them. Throws ImportError where it could not. */
export async function readDescriptions(shopDir: string): Promise<FilesFormat> {
  return (await readJson(shopDir, DESCRIPTIONS, FilesFormat)) ?? {};
}

/**
 * Changes what the folder says of one file, and leaves the rest of the text's content, with its order and indentation, as it is. The file is
 * replaced as a whole. Throws ImportError where it cannot be read. Returns how to take it back.
 */
export async function writeDescription(
  shopDir: string,
  name: string,
  change: FileDescription,
): Promise<() => Promise<void>> {
  // Refuses what an import would refuse.
  await readDescriptions(shopDir);
  const file = join(shopDir, DESCRIPTIONS);
  const isNew = !existsSync(file);
  const before = isNew ? '' : (await readShopFile(shopDir, DESCRIPTIONS)).replace(/^\uFEFF/, '');
  // Not what was parsed: that is without the keys that are other programs'.
  const all: Record<string, object> = isNew ? {} : JSON.parse(before);
  const next = { ...all, [name]: { ...all[name], ...change } };
  const indent = /^\s*\{\r?\n([ \t]+)"/.exec(before)?.[1] ?? '  ';
  await replaceFile(file, `${JSON.stringify(next, null, indent)}\n`);
  return async () => (isNew ? rm(file, { force: true }) : replaceFile(file, before));
}
