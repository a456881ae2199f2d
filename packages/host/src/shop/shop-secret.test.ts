import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Nodes, openNodes } from '../store/nodes.fixture.ts';
import { StoreError } from '../store/store-error.ts';
import { shopSecret } from './shop-secret.ts';

let nodes: Nodes;
beforeEach(async () => {
  nodes = await openNodes(3);
});
afterEach(() => nodes.close());

test('nodes that start at the same time agree on it', async () => {
  const secrets = await Promise.all(nodes.stores.map((store) => shopSecret(store, 'one')));
  expect(secrets.map((secret) => secret.length)).toEqual([32, 32, 32]);
  expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1);
});

test('it differs by its purpose, and is not the one that is stored', async () => {
  const [store] = nodes.stores;
  const [one, other] = [await shopSecret(store, 'one'), await shopSecret(store, 'other')];
  expect(one.equals(other)).toBe(false);
  const rows = await store.db.selectFrom('meta').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(one.toString('base64url'));
});

test('a shop whose disk takes nothing has one of its own', async () => {
  const [store, other] = nodes.stores;
  const full = { ...store, write: () => Promise.reject(new StoreError('full')) };
  expect(await shopSecret(full, 'one')).toHaveLength(32);
  await expect(shopSecret({ ...other, write: () => Promise.reject(new Error('broken')) }, 'one')).rejects.toThrow(
    'broken',
  );
});
