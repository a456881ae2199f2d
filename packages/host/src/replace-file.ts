import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Writes a text beside a file and puts it in the file's place when it is on disk: a reader finds the old text or the new one, never half of it. */
export async function replaceFile(file: string, text: string): Promise<void> {
  // Begins with a dot, so that an import or a theme that is being watched takes it for no file of its own.
  const part = path.join(path.dirname(file), `.${path.basename(file)}-${randomUUID()}`);
  try {
    const handle = await open(part, 'wx');
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
