import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Ids of a user and its group. */
export interface User {
  uid: number;
  gid: number;
}

function idsOf(name: string): User | null {
  try {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' })));
    return uid !== undefined && gid !== undefined && uid > 0 && gid > 0 ? { uid, gid } : null;
  } catch {
    return null;
  }
}

/** The user to run PostgreSQL as, which refuses to run as root; null: the current one. Throws where root finds no other. */
export function serverUser(): User | null {
  if (process.getuid?.() !== 0) return null;
  const user = idsOf('nobody') ?? idsOf('postgres');
  if (user) return user;
  throw new Error(
    'PostgreSQL does not run as root, and there is no user "nobody" or "postgres". Run this as an ordinary user.',
  );
}

/** Whether every user may enter a folder: it and the folders it is in let others through. */
export function isOpenToAll(folder: string): boolean {
  if ((statSync(folder).mode & 0o001) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || isOpenToAll(parent);
}
