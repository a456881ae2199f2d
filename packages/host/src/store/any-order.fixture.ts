import type { Kysely, KyselyPlugin, QueryId } from 'kysely';
import { runnerOf, setRunner } from './engine.ts';
import type { Database } from './schema.ts';

/**
 * Rows that were asked for in no order come in another one each time, as PostgreSQL may answer: a test fails whose result, or the code's,
 * depends on an order that nobody asked for.
 */
export function inAnyOrder<Db extends Kysely<Database>>(db: Db): Db {
  const unordered = new WeakSet<QueryId>();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      // A query that another one was made of has the same id.
      if (node.kind === 'SelectQueryNode' && !node.orderBy) unordered.add(queryId);
      else unordered.delete(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) =>
      unordered.has(queryId) ? { ...result, rows: turned(result.rows) } : result,
  };
  const turning = db.withPlugin(plugin) as Db;
  setRunner(turning, runnerOf(db));
  return turning;
}

let answers = 0;

/** Begins with another row at each answer. */
function turned<Row>(rows: Row[]): Row[] {
  answers += 1;
  const first = answers % Math.max(rows.length, 1);
  return [...rows.slice(first), ...rows.slice(0, first)];
}
