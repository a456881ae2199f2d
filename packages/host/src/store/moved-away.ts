import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the database of a shop that was moved: where to, in words. */
const noteOf = (dataDir: string): string => join(dataDir, 'moved-to.txt');

/** Notes that the shop of a data folder was moved: one that opens here afterwards would be a second one, with orders of its own. */
export function noteMovedAway(dataDir: string, to: string): void {
  writeFileSync(noteOf(dataDir), `${to}\n`, { mode: 0o600 });
}

/** A shop was put into the folder. */
export function clearMovedAway(dataDir: string): void {
  rmSync(noteOf(dataDir), { force: true });
}

/** A sentence for a data folder whose shop was moved away; null for others. */
export function movedAway(dataDir: string): string | null {
  try {
    const to = readFileSync(noteOf(dataDir), 'utf8').trim();
    return `The shop in ${dataDir} was moved to ${to}. Name that with --database or --data. To use the one that was left here after all, remove ${noteOf(dataDir)}.`;
  } catch {
    return null;
  }
}

/** Throws that sentence. */
export function refuseMovedAway(dataDir: string): void {
  const sentence = movedAway(dataDir);
  if (sentence !== null) throw new Error(sentence);
}
