import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Has the operating system put a file, or the names in a folder, on the disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
