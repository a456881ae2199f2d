import { statSync } from 'node:fs';

/** Which files a database consists of: those by these names are not always those that are open. */
export interface FileIdentity {
  database: string;
  /** The log and its index; empty where one is missing. */
  log: string;
  index: string;
}

function of(file: string): string {
  const info = statSync(file, { bigint: true, throwIfNoEntry: false });
  return info ? `${info.dev}:${info.ino}` : '';
}

export function identityOf(file: string): FileIdentity {
  return { database: of(file), log: of(`${file}-wal`), index: of(`${file}-shm`) };
}
