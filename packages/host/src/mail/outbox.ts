import { randomBytes } from 'node:crypto';
import { link, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a message into the outbox folder and returns the file's path; null where a message of the name `once` is there
 * already. Other messages are named `{time}-{random}.eml`. The file appears whole and is on disk when the promise
 * resolves.
 */
export async function writeToOutbox(dir: string, message: Buffer, now: Date, once?: string): Promise<string | null> {
  await mkdir(dir, { recursive: true });
  const random = randomBytes(6).toString('hex');
  const file = path.join(dir, `${once ?? `${now.toISOString().replace(/[:.]/g, '-')}-${random}`}.eml`);
  const unfinished = path.join(dir, `${random}.part`);
  const handle = await open(unfinished, 'w');
  try {
    await handle.writeFile(message);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    // A link, unlike a rename, fails where the name is taken.
    await link(unfinished, file);
    return file;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return null;
    throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}
