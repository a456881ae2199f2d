import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { terminalLines } from '@vitrine/contract/text/terminal-text.ts';
import type { Store } from '../store/open.ts';
import { importFolder } from './import.ts';
import type { Settings } from './settings.ts';

/** ms after a change in which more of them are waited for: a spreadsheet writes a file in steps. */
const QUIET = 60;

/** Files that hold the stock. In a folder without `inventory.csv` it stands in `products.csv`. */
const INVENTORY = 'inventory.csv';
const PRODUCTS = 'products.csv';

/**
 * Development: imports the shop folder again when one of its files changes, one import after the other. The stock of the files is taken when
 * the file that holds it is what changed; any other import leaves the stock as orders have made it. What cannot be read is printed with its
 * reason, and the shop stays as it was. Returns how to stop; it resolves when no import is in flight.
 */
export function watchShop(store: Store, settings: Settings, report: (message: string) => void): () => Promise<void> {
  const { shopDir } = settings;
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let importing: Promise<void> | undefined;
  let isStopped = false;

  async function importAll(): Promise<void> {
    while (changed.size > 0 && !isStopped) {
      const names = [...changed];
      changed.clear();
      const stockFile = existsSync(path.join(shopDir, INVENTORY)) ? INVENTORY : PRODUCTS;
      const stock = names.includes(INVENTORY) || names.includes(stockFile);
      try {
        const { unchanged } = await importFolder(store, { ...settings, stock });
        if (unchanged) continue;
        if (stock) console.log(`The stock is now that of ${stockFile}.`);
        else if (names.includes(PRODUCTS))
          console.log(`The stock stays as it is: it is read from ${INVENTORY}, which has not changed.`);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        console.warn(terminalLines(`${names.join(', ')} could not be imported: ${reason}`));
        console.warn('The shop stays as it was at the last import.');
      }
    }
  }

  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      importing ??= importAll().finally(() => {
        importing = undefined;
        if (changed.size > 0 && !isStopped) soon();
      });
    }, QUIET);
  };

  const watcher = watch(shopDir, { recursive: true }, (_event, name) => {
    if (name === null || /(^|[\\/])\.|~$/.test(name)) return;
    const file = name.split(path.sep).join('/');
    if (file.startsWith('apps/')) {
      if (file !== 'apps/apps.json') console.log(`${file} is read when the apps start: start again to see it.`);
      return;
    }
    changed.add(file);
    soon();
  });
  watcher.on('error', (error) => report(`The shop folder is no longer watched: ${error.message}`));
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    watcher.close();
    await importing;
  };
}
