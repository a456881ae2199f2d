import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { FileBody } from './file-body.ts';

export interface DiskCacheOptions {
  /** Folder of the files; made when missing. */
  dir: string;
  /** Bytes on disk; the longest unused go first. */
  maxBytes: number;
  /** Most files whose names share the prefix up to the first dash; the least recently used go first. */
  maxAlike?: number;
}

/** A cached file: small ones whole, larger ones as a stream that reads on as its reader does. */
export type CachedFile = { size: number; body: Buffer | Readable };

export interface DiskCache {
  /** Null: it is not there. */
  read(name: string): Promise<Buffer | null>;
  open(name: string): Promise<CachedFile | null>;
  /** Its path, for what reads it by itself. */
  locate(name: string): Promise<string | null>;
  /** Rejects where the disk does not take it; nothing stays behind then. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Deletes files not read for a month, and those a killed process left unfinished; returns how many. */
  sweep(now: Date): Promise<number>;
  bytes(): number;
  size(): number;
}

interface Entry {
  bytes: number;
  /** ms since 1970, when the file's own time was last set. */
  touched: number;
}

const HOUR = 60 * 60 * 1000;
/** ms; a hit writes the file's time at most this often. */
const TOUCH_INTERVAL = HOUR;
/** ms without a hit after which a file goes. */
const UNUSED = 30 * 24 * HOUR;
/** ms after which an unfinished file is abandoned: writing one takes seconds. */
const UNFINISHED = HOUR;
/** Bytes up to which a file is read whole. */
const SMALL = 32 * 1024;

const groupOf = (name: string) => name.slice(0, Math.max(0, name.indexOf('-')));

/** A bounded cache of files that survives restarts; processes may share a folder. Losing it costs time only. */
export async function openDiskCache({ dir, maxBytes, maxAlike }: DiskCacheOptions): Promise<DiskCache> {
  const entries = new Map<string, Entry>();
  const groups = new Map<string, Set<string>>();
  const fileOf = (name: string) => path.join(dir, name);
  let total = 0;

  /** The last used goes last, here and in its group. */
  function put(name: string, entry: Entry): void {
    forget(name);
    entries.set(name, entry);
    total += entry.bytes;
    const group = groups.get(groupOf(name)) ?? new Set();
    groups.set(groupOf(name), group.add(name));
  }

  function forget(name: string): void {
    const entry = entries.get(name);
    if (!entry) return;
    entries.delete(name);
    total -= entry.bytes;
    const group = groups.get(groupOf(name));
    group?.delete(name);
    if (group?.size === 0) groups.delete(groupOf(name));
  }

  async function remove(name: string): Promise<void> {
    forget(name);
    // A read-only disk keeps the file; the next sweep counts it again.
    await rm(fileOf(name), { force: true }).catch(() => undefined);
  }

  async function keepBounds(latest: string): Promise<void> {
    const alike = groups.get(groupOf(latest));
    if (maxAlike !== undefined && alike && alike.size > maxAlike) {
      for (const oldest of alike) {
        if (alike.size <= maxAlike) break;
        await remove(oldest);
      }
    }
    for (const oldest of entries.keys()) {
      if (total <= maxBytes || oldest === latest) break;
      await remove(oldest);
    }
  }

  /** Another process with this folder may have made the file, or taken it away. */
  async function found<T>(name: string, look: () => Promise<{ bytes: number; value: T }>): Promise<T | null> {
    try {
      const { bytes, value } = await look();
      const touched = entries.get(name)?.touched ?? Date.now();
      put(name, { bytes, touched });
      if (Date.now() - touched > TOUCH_INTERVAL) {
        put(name, { bytes, touched: Date.now() });
        await utimes(fileOf(name), new Date(), new Date()).catch(() => undefined);
      }
      return value;
    } catch {
      forget(name);
      return null;
    }
  }

  async function readEntry(name: string): Promise<{ name: string; bytes: number; touched: number } | null> {
    const info = await stat(fileOf(name)).catch(() => null);
    return info?.isFile() ? { name, bytes: info.size, touched: info.mtimeMs } : null;
  }

  async function sweep(now: Date): Promise<number> {
    let gone = 0;
    const there = new Set(await readdir(dir).catch(() => []));
    for (const name of entries.keys()) if (!there.has(name)) forget(name);
    const unknown: { name: string; bytes: number; touched: number }[] = [];
    for (const name of there) {
      const entry = entries.get(name);
      const { bytes, touched } = (entry ?? (await readEntry(name))) || {};
      if (bytes === undefined || touched === undefined) continue;
      const isUnfinished = name.endsWith('.part');
      if (now.getTime() - touched > (isUnfinished ? UNFINISHED : UNUSED)) {
        await remove(name);
        gone += 1;
      } else if (!isUnfinished && !entry) unknown.push({ name, bytes, touched });
    }
    for (const { name, ...entry } of unknown.sort((a, b) => a.touched - b.touched)) put(name, entry);
    return gone;
  }

  await sweep(new Date());
  return {
    read: (name) =>
      found(name, async () => {
        const value = await readFile(fileOf(name));
        return { bytes: value.length, value };
      }),
    open: (name) =>
      found<CachedFile>(name, async () => {
        const file = await open(fileOf(name));
        try {
          const { size } = await file.stat();
          if (size > SMALL) return { bytes: size, value: { size, body: new FileBody(file) } };
          const body = await file.readFile();
          await file.close();
          return { bytes: size, value: { size, body } };
        } catch (error) {
          await file.close();
          throw error;
        }
      }),
    locate: (name) => found(name, async () => ({ bytes: (await stat(fileOf(name))).size, value: fileOf(name) })),
    async write(name, bytes) {
      const unfinished = fileOf(`${randomUUID()}.part`);
      try {
        // On a disk that took nothing when the process started.
        await mkdir(dir, { recursive: true });
        await writeFile(unfinished, bytes);
        await rename(unfinished, fileOf(name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      put(name, { bytes: bytes.length, touched: Date.now() });
      await keepBounds(name);
    },
    sweep,
    bytes: () => total,
    size: () => entries.size,
  };
}
