import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { terminalText } from '@vitrine/contract/text/terminal-text.ts';
import { BY_CLI, recordAudit } from '../shop/audit/record-audit.ts';
import { exportInventory } from '../shop/export/export-inventory.ts';
import { exportDefinitions, exportProducts } from '../shop/export/export-products.ts';
import { exportRedirects } from '../shop/export/export-redirects.ts';
import type { Store } from '../store/open.ts';
import { openExisting } from './open-existing.ts';
import type { Settings } from './settings.ts';

const EXPORTS: Readonly<Record<string, (store: Store) => AsyncGenerator<string>>> = {
  products: exportProducts,
  inventory: exportInventory,
  redirects: exportRedirects,
  metafields: exportDefinitions,
};

/** Characters that are written together. */
const CHUNK = 1_000_000;

/** `vitrine export products|inventory|redirects|metafields FILE`, whether the shop is open or not. */
export async function exportCommand(settings: Settings): Promise<number> {
  const [what = '', name = ''] = settings.rest;
  const file = path.resolve(name);
  if (existsSync(file) && !settings.force) throw new Error(`${file} is there already. Over it with --force.`);
  const lines = EXPORTS[what];
  if (!lines) throw new Error(`There is no export "${what}".`);
  const store = await openExisting(settings);
  try {
    await store.write((tx) => recordAudit(tx, 'shop_exported', BY_CLI, ''));
    await writeWhole(file, lines(store));
  } finally {
    await store.close();
  }
  console.log(terminalText(`${file} holds the ${what} of the shop.`));
  return 0;
}

/** Writes beside the file and puts it in place when it is whole. */
async function writeWhole(file: string, lines: AsyncIterable<string>): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  const handle = await open(part, 'wx');
  try {
    let text = '';
    for await (const line of lines) {
      text += line;
      if (text.length < CHUNK) continue;
      await handle.write(text);
      text = '';
    }
    await handle.write(text);
    await handle.sync();
    await handle.close();
    await rename(part, file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(part, { force: true });
    throw error;
  }
}
