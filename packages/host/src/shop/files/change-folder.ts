import type { Store } from '../../store/open.ts';
import type { WriteJob } from '../../store/writer.ts';
import { factsWith, folderFacts, stampKind, stampOf } from '../import/stamp.ts';

/** A change of one file of a shop's folder, and of the rows that an import makes of it. */
export interface FolderChange<T, F> {
  /** Writes the file. Returns its path inside the folder, what the rows are made of, and how to take it back. */
  write(): Promise<{ file: string; facts: F; undo: () => Promise<void> }>;
  /** Makes the rows. */
  record(facts: F): WriteJob<T>;
}

/** Changes of each folder, one after the other: the stamp after one is the stamp before the next. */
const last = new Map<string, Promise<unknown>>();

/**
 * Changes a file of the shop's folder and its rows together. A folder that was as it had been imported counts as imported afterwards, too, so
 * that the next start does not import it again; anything else that has changed in it stays to be imported. The file is put back where the
 * database refuses the rows.
 */
export function changeFolder<T, F>(store: Store, shopDir: string, change: FolderChange<T, F>): Promise<T> {
  const turn = (last.get(shopDir) ?? Promise.resolve()).catch(() => undefined).then(() => run(store, shopDir, change));
  last.set(shopDir, turn);
  const forget = () => {
    if (last.get(shopDir) === turn) last.delete(shopDir);
  };
  turn.then(forget, forget);
  return turn;
}

async function run<T, F>(store: Store, shopDir: string, { write, record }: FolderChange<T, F>): Promise<T> {
  const before = await folderFacts(shopDir, stampKind(store));
  const { file, facts, undo } = await write();
  try {
    const after = await factsWith(before, shopDir, file, stampKind(store));
    const job = record(facts);
    return await store.write(async (tx, changed) => {
      const value = await job(tx, changed);
      await tx
        .updateTable('meta')
        .set({ value: stampOf(after) })
        .where('key', '=', 'import')
        .where('value', '=', stampOf(before))
        .execute();
      return value;
    });
  } catch (error) {
    await undo();
    throw error;
  }
}
