import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { alignedBody, swappedBody } from './body.ts';
import type { BlockKind, ListingDb } from './tables.ts';

/** Bytes of blocks that a process keeps: the whole index of a million products is about 50 MB. */
export const CACHE_BYTES = 64 * 1024 * 1024;
/** Bytes of an entry beside its block's. */
const OVERHEAD = 500;
/** Blocks of one query: some MB. */
const AT_ONCE = 16;
/** Bytes of the numbers that PostgreSQL wrote, which are big-endian. */
const WIDTHS: Partial<Record<BlockKind, 4 | 8>> = { order: 4, members: 4, units: 8 };

/** The index was built anew while a query was reading the one before. */
export class ListingReplaced extends Error {
  constructor() {
    super('The listing index was replaced.');
  }
}

/** A block's bytes, or null where there is none: of a filter that no product of the chunk has. */
export type Body = Uint8Array<ArrayBuffer> | null;

/** Reads blocks of one generation of the index, and keeps those used last. */
export interface BlockReader {
  /** The blocks of one kind and name, in the order of `chunks`. Throws `ListingReplaced` where the index has another generation. */
  read(kind: BlockKind, name: string, chunks: readonly number[]): Promise<Body[]>;
  /** Forgets what was read of one name, and does not keep what is being read. */
  forget(kind: BlockKind, name: string): void;
  /** Bytes kept. */
  bytes(): number;
}

export function createBlockReader(db: ListingDb, generation: string, maxBytes = CACHE_BYTES): BlockReader {
  const cache = new LRUCache<string, { body: Body }>({ maxSize: maxBytes });
  const pending = new Map<string, Promise<Body>>();
  let forgets = 0;

  async function load(kind: BlockKind, name: string, chunks: readonly number[]): Promise<Map<number, Body>> {
    const began = forgets;
    const { rows } = await sql<{ generation: string; chunk: number | null; body: Uint8Array | null }>`
      select generation, chunk, body from listing_state left join listing_blocks
        on kind = ${kind} and name = ${name} and chunk = any(${chunks}::bigint[])`.execute(db);
    if (rows[0]?.generation !== generation) throw new ListingReplaced();
    const width = WIDTHS[kind];
    const found = new Map<number, Body>(chunks.map((chunk) => [chunk, null]));
    for (const { chunk, body } of rows)
      if (chunk !== null && body !== null)
        found.set(chunk, width === undefined ? alignedBody(body) : swappedBody(body, width));
    if (began === forgets)
      for (const [chunk, body] of found)
        cache.set(`${kind} ${name} ${chunk}`, { body }, { size: (body?.byteLength ?? 0) + OVERHEAD });
    return found;
  }

  function begin(kind: BlockKind, name: string, chunks: readonly number[]): void {
    for (let start = 0; start < chunks.length; start += AT_ONCE) {
      const some = chunks.slice(start, start + AT_ONCE);
      const loading = load(kind, name, some);
      for (const chunk of some) {
        const key = `${kind} ${name} ${chunk}`;
        const one = loading.then((found) => found.get(chunk) ?? null);
        pending.set(key, one);
        const end = () => {
          if (pending.get(key) === one) pending.delete(key);
        };
        one.then(end, end);
      }
    }
  }

  return {
    async read(kind, name, chunks) {
      const keys = chunks.map((chunk) => `${kind} ${name} ${chunk}`);
      const kept = keys.map((key) => cache.get(key));
      begin(
        kind,
        name,
        chunks.filter((_, at) => !kept[at] && !pending.has(keys[at] ?? '')),
      );
      return Promise.all(keys.map((key, at) => kept[at]?.body ?? pending.get(key) ?? null));
    },
    forget(kind, name) {
      forgets += 1;
      for (const keys of [cache.keys(), pending.keys()])
        for (const key of [...keys])
          if (key.startsWith(`${kind} ${name} `)) {
            cache.delete(key);
            pending.delete(key);
          }
    },
    bytes: () => cache.calculatedSize,
  };
}
