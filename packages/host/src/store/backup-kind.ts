import { closeSync, openSync, readSync } from 'node:fs';
import type { Engine } from './sql/by-engine.ts';

/** How files begin: a SQLite database, and an archive of `pg_dump`. */
const MAGICS: readonly (readonly [Engine, string])[] = [
  ['sqlite', 'SQLite format 3\0'],
  ['postgres', 'PGDMP'],
];

/** The engine of which a file is a backup, by its first bytes; null: of neither. */
export function backupKind(file: string): Engine | null {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(16);
    const beginning = bytes.subarray(0, readSync(descriptor, bytes, 0, bytes.length, 0)).toString('latin1');
    return MAGICS.find(([, magic]) => beginning.startsWith(magic))?.[0] ?? null;
  } finally {
    closeSync(descriptor);
  }
}
