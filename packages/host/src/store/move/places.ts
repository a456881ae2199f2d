import type { Tx } from '../writer.ts';
import type { Row, TableRows, TableShape } from './table-rows.ts';

/** Where a shop's data is: the file of a data folder, or a PostgreSQL database. */
export type ShopPlace = { dataDir: string } | { database: string };

/** A shop whose data is read as of one moment. Nobody can open it until it is closed. */
export interface MoveSource {
  rows: TableRows;
  /** Names of all its tables. */
  tables(): Promise<string[]>;
  /** Ends the moment, and says whether another program has written since it began. */
  wasWritten(): Promise<boolean>;
  /** Keeps a start from opening it once more by mistake, where it can: the shop is at `to` now. */
  leave(to: string): Promise<void>;
  close(): Promise<void>;
}

/** An empty shop that is filled. No start takes it for a shop before `putInPlace`. */
export interface MoveTarget {
  /** What has been written. After `seal` as it is on disk. */
  rows: TableRows;
  /** Reads and writes what is filled. */
  db: Tx;
  /** Throws for the first row that the database does not take, and names it. */
  insert(table: string, shape: TableShape, rows: readonly Row[]): Promise<void>;
  /** All rows were inserted: builds their indexes, and advances the numbers that the database gives to rows past those given before. */
  finishRows(lastNumbers: ReadonlyMap<string, number>): Promise<void>;
  /** Everything was written: puts it on disk, and checks it. */
  seal(): Promise<void>;
  /** Makes it the shop of its place. Returns where the one is that was there; null where there was none. */
  putInPlace(now: Date): Promise<string | null>;
  /** Removes what was written, if it is not in place. */
  close(): Promise<void>;
}

export interface MoveTargetOptions {
  /** Moves into a place that has a shop, which is kept beside it. */
  replace: boolean;
}

/** Why nobody may have the source open. */
export const LEFT_BEHIND = 'What it sold during a move would be left behind.';

/** The message for a source that this version would have to bring forward first. */
export const tooOld = (schema: number, newest: number): string =>
  `The shop was written by an earlier version (schema ${schema}, this version has ${newest}). Start it once with this version, and move it then.`;
