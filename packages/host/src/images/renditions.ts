import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface RenditionsOptions {
  /** Folder for the renditions; made when missing. */
  dir: string;
  /** Bytes on disk; the longest unused go first. */
  maxBytes: number;
  /** Renders at the same time. */
  concurrency: number;
  /** Renders that may wait before further ones are refused. */
  maxWaiting: number;
}

export interface Renditions {
  /** Bytes for the key, from disk or by `make`, which runs once at a time for a key. Null: too many are waiting. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer | null>;
  bytes(): number;
}

interface Entry {
  bytes: number;
  /** ms since the epoch, when the file's own time was last set. */
  touched: number;
}

/** ms; a hit writes the file's time at most this often. */
const TOUCH_INTERVAL = 60 * 60 * 1000;

/** A bounded cache of pictures on disk that survives restarts; hosts may share a folder. Losing it costs time only. */
export async function openRenditions(options: RenditionsOptions): Promise<Renditions> {
  // On a disk that takes nothing pictures are made, and not kept.
  await mkdir(options.dir, { recursive: true }).catch(() => undefined);
  const entries = await readEntries(options.dir);
  const pending = new Map<string, Promise<Buffer | null>>();
  const waiting: (() => void)[] = [];
  let total = [...entries.values()].reduce((sum, entry) => sum + entry.bytes, 0);
  let running = 0;

  async function slot(): Promise<boolean> {
    if (running < options.concurrency) {
      running += 1;
      return true;
    }
    if (waiting.length >= options.maxWaiting) return false;
    await new Promise<void>((resolve) => waiting.push(resolve));
    return true;
  }

  function release(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  async function fromDisk(name: string): Promise<Buffer | null> {
    const known = entries.get(name);
    try {
      const bytes = await readFile(path.join(options.dir, name));
      // Another host with the same folder may have made it.
      const entry = known ?? { bytes: bytes.length, touched: Date.now() };
      if (!known) total += bytes.length;
      entries.delete(name);
      entries.set(name, entry);
      if (Date.now() - entry.touched > TOUCH_INTERVAL) {
        entry.touched = Date.now();
        await utimes(path.join(options.dir, name), new Date(), new Date()).catch(() => undefined);
      }
      return bytes;
    } catch {
      if (entries.delete(name)) total -= known?.bytes ?? 0;
      return null;
    }
  }

  async function keep(name: string, bytes: Buffer): Promise<void> {
    const unfinished = path.join(options.dir, `${randomUUID()}.part`);
    await writeFile(unfinished, bytes);
    await rename(unfinished, path.join(options.dir, name));
    total += bytes.length - (entries.get(name)?.bytes ?? 0);
    entries.delete(name);
    entries.set(name, { bytes: bytes.length, touched: Date.now() });
    for (const [oldest, entry] of entries) {
      if (total <= options.maxBytes || oldest === name) break;
      entries.delete(oldest);
      total -= entry.bytes;
      await rm(path.join(options.dir, oldest), { force: true });
    }
  }

  async function produce(name: string, make: () => Promise<Buffer>): Promise<Buffer | null> {
    const kept = await fromDisk(name);
    if (kept) return kept;
    if (!(await slot())) return null;
    try {
      const bytes = await make();
      // A full disk must not take the picture from the shopper.
      await keep(name, bytes).catch(() => undefined);
      return bytes;
    } finally {
      release();
    }
  }

  return {
    async get(key, make) {
      const name = createHash('sha256').update(key).digest('hex').slice(0, 40);
      const started = pending.get(name);
      if (started) return started;
      const work = produce(name, make).finally(() => pending.delete(name));
      pending.set(name, work);
      return work;
    },
    bytes: () => total,
  };
}

/** What earlier runs left, longest unused first; unfinished files are removed. */
async function readEntries(dir: string): Promise<Map<string, Entry>> {
  const found: [string, Entry][] = [];
  for (const name of await readdir(dir).catch(() => [])) {
    const file = path.join(dir, name);
    if (name.endsWith('.part')) {
      await rm(file, { force: true }).catch(() => undefined);
      continue;
    }
    const { size, mtimeMs } = await stat(file);
    found.push([name, { bytes: size, touched: mtimeMs }]);
  }
  return new Map(found.sort((a, b) => a[1].touched - b[1].touched));
}
