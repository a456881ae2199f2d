import { terminalLines } from '@vitrine/contract/text/terminal-text.ts';
import { removeWorthless } from '../store/leftovers.ts';
import type { Store } from '../store/open.ts';
import { takeLock } from '../store/process-lock.ts';
import { removeStaging } from '../store/staging.ts';
import { faultOf } from '../store/store-error.ts';
import { importFolder } from './import.ts';
import type { Settings } from './settings.ts';

/** What is done once before a shop opens, by however many processes: imports its folder, and removes what was left by killed ones. */
export async function prepareShop(store: Store, settings: Settings): Promise<void> {
  await importOrKeep(store, settings);
  await removeLeftovers(store);
}

/** A folder that cannot be read must not close a shop that was open: it opens as it was. */
async function importOrKeep(store: Store, settings: Settings): Promise<void> {
  try {
    await importFolder(store, settings);
  } catch (error) {
    const before = await store.db.selectFrom('shop').select('id').executeTakeFirst();
    if (!before) throw error;
    console.warn(terminalLines(error instanceof Error ? error.message : String(error)));
    console.warn('The shop opens as it was at the last import.');
  }
}

/** Removes what imports, restores, backups and copies have left that were killed, and nothing that is being written. */
async function removeLeftovers(store: Store): Promise<void> {
  let release: (() => void) | null = null;
  try {
    removeWorthless(store.dataDir);
    // In PostgreSQL the next import removes what one has left: another node may be at one now.
    if (store.engine === 'postgres') return;
    release = takeLock(store.dataDir, 'import');
    if (release) await removeStaging(store);
  } catch (error) {
    // With a full disk or a read-only folder the shop opens all the same, and the next start deletes it.
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (faultOf(error) === null && code !== 'EACCES' && code !== 'EROFS' && code !== 'EPERM') throw error;
  } finally {
    release?.();
  }
}
