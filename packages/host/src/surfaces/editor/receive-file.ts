import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { RequestError } from '../../gate/errors.ts';

/** Bytes of one upload. */
export const MOST_BYTES = 20 * 1024 * 1024;

/** Begins with a dot, so that neither an import nor the address of a file finds it. */
const UNFINISHED = '.upload-';

/** ms after which an upload that nobody writes to has been left behind by a host that ended. */
const ABANDONED = 60 * 60 * 1000;

export const tooLarge = (): RequestError =>
  new RequestError(413, `The file is larger than ${MOST_BYTES / 1024 / 1024} MB.`);

/**
 * Writes a body to a file of a temporary name in `folder`, on disk before `use` gets its path, and removes what `use` leaves of it. Throws
 * RequestError where the body is empty (400), too large (413), or ends before its end (400).
 */
export async function receiveFile<T>(body: Readable, folder: string, use: (path: string) => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true });
  const unfinished = path.join(folder, `${UNFINISHED}${randomUUID()}`);
  try {
    await writeBody(body, unfinished);
    return await use(unfinished);
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function writeBody(body: Readable, to: string): Promise<void> {
  const file = await open(to, 'wx');
  let bytes = 0;
  try {
    // Left open at the end: the rest of a body that is too large is still read, so that its sender sees the answer.
    for await (const chunk of brokenOff(body.iterator({ destroyOnReturn: false }))) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) throw tooLarge();
      await file.writeFile(chunk);
    }
    if (bytes === 0) throw new RequestError(400, 'The file is empty.');
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The chunks of a body; a connection that ends early is the sender's fault, not the host's. */
async function* brokenOff(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* chunks;
  } catch {
    throw new RequestError(400, 'The upload was broken off.');
  }
}

/** Removes uploads that a host which ended has left behind. `now` is ms since 1970. */
export async function removeAbandoned(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(UNFINISHED))) {
    const file = path.join(folder, name);
    const info = await stat(file).catch(() => null);
    // What cannot be removed harms nobody: it is neither served nor imported.
    if (info && now - info.mtimeMs > ABANDONED) await rm(file, { force: true }).catch(() => undefined);
  }
}
