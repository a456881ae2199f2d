import type { QueryResult } from 'pg';

/** Runs a query: `$1`, `$2` … stand for the parameters. Errors are StoreErrors where the database or the way to it failed. */
export type Run = (text: string, parameters: readonly unknown[]) => Promise<QueryResult>;
