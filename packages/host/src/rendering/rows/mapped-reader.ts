import type { Rows } from '../../objects/rows.ts';
import type { Reader } from './reader.ts';

/** How rows are shown that are stored otherwise. */
export interface RowMap {
  /** The key that a row is stored by. */
  key(kind: keyof Rows, key: string | number): string | number;
  row<K extends keyof Rows>(kind: K, row: Rows[K]): Rows[K];
}

/** A reader whose rows are mapped on their way out; what is cached stays as it is. */
export function mappedReader(reader: Reader, map: RowMap): Reader {
  return {
    get(kind, key) {
      const row = reader.get(kind, map.key(kind, key));
      return row === undefined ? undefined : map.row(kind, row);
    },
    async need(kind, key) {
      return map.row(kind, await reader.need(kind, map.key(kind, key)));
    },
    load: reader.load,
    prepare: reader.prepare,
    loaded: reader.loaded,
    keepReads: reader.keepReads,
    beginAttempt: reader.beginAttempt,
    part: reader.part,
    depends: reader.depends,
    shows: reader.shows,
    endsAt: reader.endsAt,
    get hasLoaded() {
      return reader.hasLoaded;
    },
    get hasMisses() {
      return reader.hasMisses;
    },
    version: reader.version,
    get plan() {
      return reader.plan;
    },
    get dependencies() {
      return reader.dependencies;
    },
    get isPrivate() {
      return reader.isPrivate;
    },
  };
}
