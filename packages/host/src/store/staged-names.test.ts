import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openStore } from './open.ts';
import { REPLACED, stagedDefinition } from './staged-names.ts';

it('renames tables in definitions, and nothing that only contains their names', () => {
  expect(
    stagedDefinition(
      'CREATE TABLE "collection_products" (product_id INTEGER REFERENCES products (id), collection_id INTEGER REFERENCES "collections" (id), files_seen)',
    ),
  ).toBe(
    'CREATE TABLE "next_collection_products" (product_id INTEGER REFERENCES next_products (id), collection_id INTEGER REFERENCES "next_collections" (id), files_seen)',
  );
});

it('no table that stays refers to one that is replaced, and parents come before children', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'vitrine-names-'));
  const store = await openStore(dir);
  const references = await sql<{ child: string; parent: string }>`
    select t.name as child, f."table" as parent from sqlite_schema t, pragma_foreign_key_list(t.name) f where t.type = 'table'`.execute(
    store.db,
  );
  await store.close();
  rmSync(dir, { recursive: true });
  const order = new Map<string, number>(REPLACED.map((name, index) => [name, index]));
  expect(references.rows.length).toBeGreaterThan(10);
  expect(references.rows.filter(({ child, parent }) => order.has(parent) !== order.has(child))).toEqual([]);
  expect(references.rows.filter(({ child, parent }) => (order.get(child) ?? 0) < (order.get(parent) ?? 0))).toEqual([]);
});
