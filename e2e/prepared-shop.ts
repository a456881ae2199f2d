import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { arrangePictures } from './shop-pictures.ts';
import { WITHOUT_ACCOUNT } from './without-account.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Folders of a data folder in which a host stores pictures and assets that it has encoded. Hosts may share them. */
const CACHES = ['renditions', 'assets'];
/** The database of the import, on a PostgreSQL server. */
const IMPORTED = 'imported';

/** The demo shop, imported once for all shops of a run: an import costs more than the rest of a start. */
export interface PreparedShop {
  /** Has the shop's folder, `imported`, the data of a first start, and the caches that all share. */
  folder: string;
  /** A copy of the demo shop's folder. A copy's times are rounded, so that a further copy has the same ones, and the original has not. */
  shop: string;
  /** The URL of a PostgreSQL server that has what was imported; null where shops have their data in a file. */
  postgres: string | null;
}

/** Options of the host's command line that say where its data is. */
export interface DataOptions extends Record<string, string> {
  /** A folder. */
  data: string;
}

const copy = (from: string, to: string): Promise<void> => cp(from, to, { recursive: true, preserveTimestamps: true });

const urlOf = (server: string, database: string): string => Object.assign(new URL(server), { pathname: database }).href;

/** Makes an empty database, or a copy of one that nobody has open. Resolves to its URL. */
async function newDatabase(server: string, name: string, template?: string): Promise<string> {
  // Loaded where it is used: most runs need no client of PostgreSQL.
  const { createDatabase } = await import('../scripts/postgres/create-database.ts');
  return createDatabase({ url: server, urlOf: (database) => urlOf(server, database) }, name, template);
}

async function addCustomer(shop: string): Promise<void> {
  const file = join(shop, 'customers.json');
  const customers: unknown[] = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify([...customers, WITHOUT_ACCOUNT]));
}

/** Copies the demo shop to `folder` and imports it. Rejects with what was printed where that fails. */
export async function prepareShop(folder: string, postgres: string | null): Promise<PreparedShop> {
  const prepared = { folder, shop: join(folder, 'shop'), postgres };
  await copy(join(root, 'shop'), prepared.shop);
  await addCustomer(prepared.shop);
  await arrangePictures(prepared.shop);
  for (const name of CACHES) await mkdir(join(folder, name));
  const database = postgres === null ? [] : ['--database', await newDatabase(postgres, IMPORTED)];
  const cli = join(root, 'packages/host/src/cli.ts');
  const args = ['import', '--shop', prepared.shop, '--data', join(folder, 'imported'), ...database];
  await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', cli, ...args]);
  return prepared;
}

/** A copy of the shop's folder, which no host takes for a changed one. Resolves to its path. */
export async function ownShopFolder({ shop }: PreparedShop, to: string): Promise<string> {
  await copy(shop, to);
  return to;
}

/** A new data folder as a first start leaves it, and on PostgreSQL a database beside it. */
export async function ownData(prepared: PreparedShop, data: string): Promise<DataOptions> {
  await mkdir(data);
  await shareCaches(prepared, data);
  const { folder, postgres } = prepared;
  if (postgres !== null)
    return { data, database: await newDatabase(postgres, `shop_${randomBytes(6).toString('hex')}`, IMPORTED) };
  await cp(join(folder, 'imported', 'vitrine.db'), join(data, 'vitrine.db'));
  return { data };
}

/** Gives a data folder, which is made when missing, the caches of all. */
export async function shareCaches({ folder }: PreparedShop, data: string): Promise<void> {
  await mkdir(data, { recursive: true });
  for (const name of CACHES) await symlink(join(folder, name), join(data, name), 'junction');
}
