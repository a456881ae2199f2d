import { type ClientBase, escapeIdentifier } from 'pg';
import { type Finding, megabytes } from '../finding.ts';
import { FOREIGN, newestSchema, tooNew } from '../migrate.ts';
import { SHOP_RULES } from '../shop-rules.ts';
import { GONE, KEPT, MOVING, NEXT } from './schema-names.ts';
import { liveSchema, objectsOf } from './schema-objects.ts';
import { IMPORT_LOCK } from './staging.ts';

const SCHEMAS = `
  SELECT n.nspname::text AS name, coalesce(sum(pg_total_relation_size(c.oid)), 0) AS bytes
  FROM pg_namespace n LEFT JOIN pg_class c ON c.relnamespace = n.oid AND c.relkind = 'r' GROUP BY 1 ORDER BY 1`;

const INVALID = `
  SELECT i.indexrelid::regclass::text AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
  WHERE c.relnamespace = to_regnamespace(quote_ident($1)) AND NOT i.indisvalid`;

async function isImporting(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ taken: number }>(
    'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS taken',
    [IMPORT_LOCK],
  );
  const isFree = rows[0]?.taken === 1;
  if (isFree) await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [IMPORT_LOCK]);
  return !isFree;
}

/** Schemas that imports, moves and restores have left, or keep. */
async function otherSchemas(client: ClientBase, live: string): Promise<Finding[]> {
  const { rows } = await client.query<{ name: string; bytes: number }>(SCHEMAS);
  const isBusy = await isImporting(client);
  return rows.flatMap(({ name, bytes }): Finding[] => {
    const remove = `"DROP SCHEMA ${name} CASCADE" removes it`;
    if (name === live) return [{ state: 'ok', text: `The shop has ${megabytes(bytes)}.` }];
    if ((name === NEXT || name === GONE) && !isBusy)
      return [{ state: 'note', text: `${name} was left by an import that was stopped. The next one removes it.` }];
    if (name === MOVING && !isBusy)
      return [
        { state: 'note', text: `${name} was left by a move that was stopped. ${remove}, and so does the next one.` },
      ];
    if (KEPT.test(name))
      return [{ state: 'ok', text: `${name} is a copy of an earlier state, ${megabytes(bytes)}. ${remove}.` }];
    return [];
  });
}

async function schemaNumber(client: ClientBase): Promise<{ schema: number; finding: Finding }> {
  const { rows } = await client.query<{ number: number }>('SELECT coalesce(max(number), 0) AS number FROM migrations');
  const schema = rows[0]?.number ?? 0;
  const newer = tooNew(schema);
  if (newer !== null) return { schema, finding: { state: 'wrong', text: newer } };
  return {
    schema,
    finding:
      schema === newestSchema
        ? { state: 'ok', text: `Schema ${schema}, the newest.` }
        : {
            state: 'note',
            text: `Schema ${schema}; the next start brings it to ${newestSchema}. Make a backup before.`,
          },
  };
}

async function brokenRules(client: ClientBase): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { text, count } of SHOP_RULES) {
    const { rows } = await client.query<{ count: number }>(count);
    const broken = rows[0]?.count ?? 0;
    if (broken > 0) findings.push({ state: 'wrong', text: `There are ${broken} ${text}.` });
  }
  return findings;
}

/** The shop's tables: their version, what has to be true between them, their indexes, and what lies beside them. */
export async function examineShop(client: ClientBase): Promise<Finding[]> {
  const live = await liveSchema(client);
  const { tables } = await objectsOf(client, live);
  const others = await otherSchemas(client, live);
  if (!tables.includes('migrations'))
    return [{ state: 'wrong', text: tables.length === 0 ? 'There is no shop in that database.' : FOREIGN }, ...others];
  const { schema, finding } = await schemaNumber(client);
  const { rows: invalid } = await client.query<{ name: string }>(INVALID, [live]);
  return [
    finding,
    // Of an earlier schema the tables may be others.
    ...(schema === newestSchema ? await brokenRules(client) : []),
    ...invalid.map(
      ({ name }): Finding => ({
        state: 'wrong',
        text: `The index ${name} is not whole: "REINDEX INDEX CONCURRENTLY ${escapeIdentifier(live)}.${name}" builds it anew.`,
      }),
    ),
    ...others,
  ];
}
