import { type Expression, ExpressionWrapper, type OperationNode, type RawBuilder, type RawNode } from 'kysely';
import type { Database } from '../schema.ts';

/** The engines a shop's data can be in. */
export type Engine = 'sqlite' | 'postgres';

/** A fragment in SQLite's words that has PostgreSQL's beside it. */
export interface EngineNode extends RawNode {
  readonly postgres: OperationNode;
}

export function isEngineNode(node: RawNode): node is EngineNode {
  return 'postgres' in node;
}

/**
 * A piece of SQL that the two engines write differently: `postgres/dialect.ts` prints the second. Every difference has one function made with
 * it in this folder, so that queries are written once.
 */
export function byEngine<T>(
  sqlite: RawBuilder<T>,
  postgres: Expression<T> | RawBuilder<T>,
): ExpressionWrapper<Database, never, T> {
  const node: EngineNode = { ...sqlite.toOperationNode(), postgres: postgres.toOperationNode() };
  return new ExpressionWrapper(node);
}
