/** Why the database refused: another process writes, disk full, no permission, I/O error, damaged, moved, or a server out of reach. */
export type StoreFault = 'busy' | 'full' | 'read-only' | 'disk' | 'damaged' | 'missing' | 'away';

const SENTENCES: Record<StoreFault, string> = {
  busy: 'The database is busy: another process is writing to it. Try again in a moment.',
  full: 'The disk is full: nothing can be written until there is room.',
  'read-only': 'The database cannot be written: its folder or file is read-only.',
  disk: 'The disk does not answer as it should: nothing can be written.',
  missing: 'The database is not where it was when the shop was opened: nothing can be written.',
  away: 'The database server cannot be reached. Try again in a moment.',
  damaged: 'The database is damaged. "vitrine doctor" says where, "vitrine restore FILE" puts a backup in its place.',
};

/** Seconds until a refused request may be worth repeating. */
const RETRY_AFTER: Record<StoreFault, number> = {
  busy: 2,
  full: 30,
  'read-only': 30,
  disk: 30,
  damaged: 300,
  missing: 30,
  away: 5,
};

/** Thrown by every read and write of the store that the database or its disk refuses. Answered with 503 and `Retry-After`. */
export class StoreError extends Error {
  readonly fault: StoreFault;
  readonly statusCode = 503;
  /** s */
  readonly retryAfter: number;

  constructor(fault: StoreFault, message: string = SENTENCES[fault], cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
    this.retryAfter = RETRY_AFTER[fault];
  }
}

/** By SQLite's primary result code (https://sqlite.org/rescode.html). */
const FAULTS: Readonly<Record<number, StoreFault>> = {
  5: 'busy',
  6: 'busy',
  8: 'read-only',
  10: 'disk',
  11: 'damaged',
  13: 'full',
  14: 'disk',
  26: 'damaged',
};

/** What an error of the database driver means; null where it is another error, a mistake in a query for example. */
export function faultOf(error: unknown): StoreFault | null {
  if (error instanceof StoreError) return error.fault;
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null;
  // The low byte is the error's class; the rest only refines it.
  return FAULTS[error.errcode & 0xff] ?? null;
}

/** The error itself, or the StoreError that it means. */
export function storeError(error: unknown): unknown {
  const fault = faultOf(error);
  return fault === null || error instanceof StoreError ? error : new StoreError(fault, undefined, error);
}
