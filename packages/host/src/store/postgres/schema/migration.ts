/**
 * One step of PostgreSQL's schema, each part several statements in the order given. They name no schema: they run in whichever is first in
 * `search_path`. Neither part refers to a table of the other.
 */
export interface PostgresMigration {
  /** Of the tables that an import replaces (`REPLACED`): runs in the shop's schema and in the one an import builds in. Empty where none changes. */
  replaced: string;
  /** Of all other tables: runs in the shop's schema only. */
  others: string;
}

/** The whole step, for the shop's schema. */
export const wholeOf = ({ replaced, others }: PostgresMigration): string => `${replaced}\n${others}`;
