import { randomBytes } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a message into the outbox folder as `{time}-{random}.eml` and returns the file's path. The file appears
 * whole and is on disk when the promise resolves.
 */
export async function writeToOutbox(dir: string, message: Buffer, now: Date): Promise<string> {
  await mkdir(dir, { recursive: true });
  const stamp = now.toISOString().replace(/[:.]/g, '-');
  const file = path.join(dir, `${stamp}-${randomBytes(4).toString('hex')}.eml`);
  const unfinished = `${file}.part`;
  const handle = await open(unfinished, 'w');
  try {
    await handle.writeFile(message);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
  return file;
}
