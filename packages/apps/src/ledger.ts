import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';

/** A book that is only added to: a line of JSON for each entry. What was added survives whatever ends the process. */
export interface Ledger<T> {
  /** In the order they were added. Do not change it. */
  readonly entries: readonly T[];
  /** Resolves when the entry is on disk. */
  add(entry: T): Promise<void>;
  close(): Promise<void>;
}

/** Lines of a book; the last may be cut off where the machine stopped while it was written, and is left out. */
export async function readLedger<T>(path: string): Promise<T[]> {
  const entries: T[] = [];
  try {
    for await (const line of createInterface({ input: createReadStream(path, 'utf8') })) {
      try {
        entries.push(JSON.parse(line));
      } catch {
        // Cut off.
      }
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  return entries;
}

/** Opens a book, making its folder where there is none. One process at a time. */
export async function openLedger<T>(path: string): Promise<Ledger<T>> {
  await mkdir(dirname(path), { recursive: true });
  const entries = await readLedger<T>(path);
  const file = await open(path, 'a+');
  // What was cut off must not take the next entry with it.
  const { size } = await file.stat();
  const last = size > 0 ? await file.read(Buffer.alloc(1), 0, 1, size - 1) : null;
  if (last && last.buffer[0] !== 10) await file.appendFile('\n');
  let writing: Promise<void> = Promise.resolve();
  return {
    entries,
    add(entry) {
      const written = writing.then(async () => {
        await file.appendFile(`${JSON.stringify(entry)}\n`);
        await file.datasync();
        entries.push(entry);
      });
      writing = written.catch(() => {});
      return written;
    },
    async close() {
      await writing;
      await file.close();
    },
  };
}
