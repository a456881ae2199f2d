/**
 * Where files live that every node of a shop must find: an object store (`--files s3://bucket`). A shop of one node has none: its files are in
 * the shop's folder and its data folder.
 *
 * Objects are whole or not there: what was damaged on the way, or in the store, is read as missing. Every method rejects with `FileStoreAway`
 * within seconds where the store does not answer.
 */
export interface FileStore {
  /** The bytes of an object; null: there is none of this name, or not one that is intact. */
  read(key: string): Promise<StoredObject | null>;
  /** Writes an object, or replaces it as a whole. Resolves when the store has it. `type`: its media type. */
  write(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Objects whose names begin with `prefix`, in the order of their names, from the first one after `after`; a thousand at most. */
  list(prefix: string, after?: string): Promise<ListedObject[]>;
  /** Removes objects; those that are not there as well. */
  remove(keys: readonly string[]): Promise<void>;
  /** `reads`, `writes`, `failures`, `refused` (not tried, because the store is away), `damaged` since the start; `away` is 1 now, or 0. */
  figures(): Record<'reads' | 'writes' | 'failures' | 'refused' | 'damaged' | 'away', number>;
  close(): void;
}

export interface StoredObject {
  bytes: Buffer;
  /** ms since 1970, when it was written. */
  written: number;
}

export interface ListedObject {
  key: string;
  /** Bytes. */
  size: number;
  /** ms since 1970, when it was written. */
  written: number;
}

/** The store does not answer, or refuses: try again in `retryAfter` s. */
export class FileStoreAway extends Error {
  readonly retryAfter = 10;

  constructor(cause: unknown) {
    super('The object store does not answer.', { cause });
  }
}
