import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/**
 * Opens a file for reading, also through links. A pipe, a device or a folder throws a sentence: reading a pipe that nobody writes to would
 * never end.
 */
export async function openRegularFile(path: string): Promise<FileHandle> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const facts = await handle.stat();
    if (facts.isDirectory()) throw new Error('it is a folder.');
    if (!facts.isFile()) throw new Error('it is a pipe or a device, and no file.');
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** The text of a file as `openRegularFile` opens it. */
export async function readRegularFile(path: string): Promise<string> {
  const handle = await openRegularFile(path);
  try {
    return await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
}
