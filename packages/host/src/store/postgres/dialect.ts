import {
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type PrimitiveValueListNode,
  type RawNode,
} from 'kysely';
import { setRunner } from '../engine.ts';
import type { Database } from '../schema.ts';
import { isEngineNode } from '../sql/by-engine.ts';
import type { Run } from './run.ts';

/** Prints what the engines write differently in PostgreSQL's words (`sql/by-engine.ts`). */
class QueryCompiler extends PostgresQueryCompiler {
  protected override visitRaw(node: RawNode): void {
    if (isEngineNode(node)) this.visitNode(node.postgres);
    else super.visitRaw(node);
  }

  /** SQLite takes `in ()`, of which nothing is a member; of a null nothing is, either. */
  protected override visitPrimitiveValueList(node: PrimitiveValueListNode): void {
    if (node.values.length === 0) this.append('(null)');
    else super.visitPrimitiveValueList(node);
  }
}

/** The commands whose count of rows Kysely hands on. */
const CHANGING: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** A connection as Kysely sees one. Transactions are begun and ended by `writer.ts`, not by Kysely. */
function connectionOf(run: Run): DatabaseConnection {
  return {
    async executeQuery<Row>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
      const { command, rowCount, rows } = await run(sql, parameters);
      const numAffectedRows = CHANGING.has(command) ? BigInt(rowCount ?? 0) : undefined;
      return { rows: rows as Row[], ...(numAffectedRows !== undefined && { numAffectedRows }) };
    },
    // biome-ignore lint/correctness/useYield: Kysely asks for the method; nothing here streams.
    async *streamQuery() {
      throw new Error('Rows are read in pages, not streamed.');
    },
  };
}

function noTransaction(): Promise<void> {
  throw new Error('Writes go through store.write().');
}

/** Kysely over a function that runs a query: one connection's, or any of a pool. */
export function kyselyOver(run: Run): Kysely<Database> {
  const connection = connectionOf(run);
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => ({
        init: async () => {},
        acquireConnection: async () => connection,
        beginTransaction: noTransaction,
        commitTransaction: noTransaction,
        rollbackTransaction: noTransaction,
        releaseConnection: async () => {},
        destroy: async () => {},
      }),
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new QueryCompiler(),
    },
  });
  setRunner(db, { engine: 'postgres', run: async (text, parameters) => (await run(text, parameters)).rows });
  return db;
}
