import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openStore, type Store } from './open.ts';

/** Several nodes of one shop: each has a store of its own on the same database. */
export interface Nodes {
  stores: readonly [Store, Store, ...Store[]];
  close(): Promise<void>;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** An empty database with `count` nodes: in PostgreSQL where the run has one (`VITRINE_TEST_DATABASE`), else in a file. */
export async function openNodes(count = 2): Promise<Nodes> {
  const server = process.env.VITRINE_TEST_DATABASE;
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrine-nodes-'));
  const name = `nodes_${randomBytes(6).toString('hex')}`;
  let database: string | undefined;
  if (server !== undefined) {
    await onServer(server, `CREATE DATABASE ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    database = url.href;
  }
  const open = () => openStore(dir, { database, connections: 8 });
  const [first, second] = [await open(), await open()];
  const others: Store[] = [];
  for (let number = 2; number < count; number += 1) others.push(await open());
  const stores = [first, second, ...others] as const;
  return {
    stores,
    async close() {
      for (const store of stores) await store.close();
      if (server !== undefined) await onServer(server, `DROP DATABASE ${name}`);
      await rm(dir, { recursive: true, force: true });
    },
  };
}
