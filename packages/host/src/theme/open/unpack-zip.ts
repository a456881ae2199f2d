import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openPromise, type ZipFile } from 'yauzl';
import { ZIP_LIMITS, type ZipLimits, zippedFiles } from './zip-entries.ts';

/**
 * Unpacks a theme's zip into the folder `to`, in the place of what was there. The folder appears when all of it is unpacked; after an
 * error it is as it was.
 *
 * @throws Error a sentence that names the zip and what is wrong with it
 */
export async function unpackZip(file: string, to: string, limits: ZipLimits = ZIP_LIMITS): Promise<void> {
  const name = path.basename(file);
  const part = `${to}.part`;
  await rm(part, { recursive: true, force: true });
  try {
    const { size } = await stat(file);
    if (size > limits.packed) throw new Error(`It is larger than ${Math.round(limits.packed / 1_000_000)} MB.`);
    // Strict: a backslash is a fault, and not a slash.
    const zip = await openPromise(file, { lazyEntries: true, autoClose: false, strictFileNames: true });
    try {
      await writeFiles(zip, part, limits);
    } finally {
      zip.close();
    }
    await rm(to, { recursive: true, force: true });
    await rename(part, to);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw new Error(`${name} cannot be opened as a theme. ${sentence(error)}`);
  }
}

async function writeFiles(zip: ZipFile, dir: string, limits: ZipLimits): Promise<void> {
  const files = await zippedFiles(zip.eachEntry(), limits);
  if (files.length === 0) throw new Error('It is empty.');
  await mkdir(dir, { recursive: true, mode: 0o700 });
  let left = limits.unpacked;
  for (const { entry, path: inside } of files) {
    const target = path.join(dir, ...inside.split('/'));
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    const bound = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        left -= chunk.length;
        done(left < 0 ? new Error('Its files are larger than it says.') : null, chunk);
      },
    });
    // An existing file is a fault: no name leads to a file of another.
    await pipeline(
      await zip.openReadStreamPromise(entry),
      bound,
      createWriteStream(target, { flags: 'wx', mode: 0o600 }),
    );
  }
}

function sentence(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  if (/central directory record signature not found|invalid comment length/i.test(text)) return 'It is no zip file.';
  return /[.!]$/.test(text) ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
