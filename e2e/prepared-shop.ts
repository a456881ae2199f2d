import { execFile } from 'node:child_process';
import { cp, mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Folders of a data folder in which a host stores pictures and assets that it has encoded. Hosts may share them. */
const CACHES = ['renditions', 'assets'];

/** The demo shop, imported once for all shops of a run: an import costs more than the rest of a start. */
export interface PreparedShop {
  /** Has the shop's folder, `imported`, the data of a first start, and the caches that all share. */
  folder: string;
  /** A copy of the demo shop's folder. A copy's times are rounded, so that a further copy has the same ones, and the original has not. */
  shop: string;
}

const copy = (from: string, to: string): Promise<void> => cp(from, to, { recursive: true, preserveTimestamps: true });

/** Copies the demo shop to `folder` and imports it. Rejects with what was printed where that fails. */
export async function prepareShop(folder: string): Promise<PreparedShop> {
  const prepared = { folder, shop: join(folder, 'shop') };
  await copy(join(root, 'shop'), prepared.shop);
  for (const name of CACHES) await mkdir(join(folder, name));
  const cli = join(root, 'packages/host/src/cli.ts');
  const args = ['import', '--shop', prepared.shop, '--data', join(folder, 'imported')];
  await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', cli, ...args]);
  return prepared;
}

/** A copy of the shop's folder, which no host takes for a changed one. Resolves to its path. */
export async function ownShopFolder({ shop }: PreparedShop, to: string): Promise<string> {
  await copy(shop, to);
  return to;
}

/** A new data folder as a first start leaves it. */
export async function ownData(prepared: PreparedShop, data: string): Promise<void> {
  await mkdir(data);
  await cp(join(prepared.folder, 'imported', 'vitrine.db'), join(data, 'vitrine.db'));
  await shareCaches(prepared, data);
}

/** Gives a data folder, which is made when missing, the caches of all. */
export async function shareCaches({ folder }: PreparedShop, data: string): Promise<void> {
  await mkdir(data, { recursive: true });
  for (const name of CACHES) await symlink(join(folder, name), join(data, name), 'junction');
}
