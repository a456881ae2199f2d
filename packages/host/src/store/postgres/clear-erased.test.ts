import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmptyPlaces, emptyPlaces, onDatabase } from '../move/empty-place.fixture.ts';
import { openStore } from '../open.ts';
import { clearErased } from './clear-erased.ts';

let places: EmptyPlaces;
beforeAll(async () => {
  places = await emptyPlaces();
});
afterAll(() => places.remove());

/** A shop that had a subscriber, with the file of that table. `between` is done before the row is deleted. */
async function erased(
  between: (database: string) => Promise<unknown> = async () => {},
): Promise<{ database: string; file: () => Promise<string> }> {
  const database = await places.database();
  const store = await openStore(places.folder(), { database, connections: 2 });
  await store.write((tx) =>
    tx.insertInto('subscribers').values({ email: 'ada@example.com', locale: '', created_at: '' }).execute(),
  );
  await between(database);
  await store.write((tx) => tx.deleteFrom('subscribers').execute());
  await store.close();
  const file = async () => {
    await onDatabase(database, 'CHECKPOINT');
    const [row] = await onDatabase(
      database,
      `SELECT encode(pg_read_binary_file(pg_relation_filepath('subscribers')), 'escape') AS text`,
    );
    return String(row?.text);
  };
  return { database, file };
}

test('bytes of a row that was erased are not in the file of its table any more', async () => {
  const { database, file } = await erased();
  expect(await file()).toContain('ada@example.com');
  expect(await clearErased(database)).toEqual({ large: [], heldBy: null });
  expect(await file()).not.toContain('ada@example.com');
});

test('a transaction that may still read it is named, and it is gone once that has ended', async () => {
  let endReader = async (): Promise<void> => {};
  const { database, file } = await erased(async (url) => {
    const reader = new Client({ connectionString: url, application_name: 'a report' });
    await reader.connect();
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await reader.query('SELECT 1');
    endReader = () => reader.end();
  });
  expect((await clearErased(database, { brief: 0 })).heldBy).toBe('a report');
  expect(await file()).toContain('ada@example.com');
  await endReader();
  await expect.poll(async () => (await clearErased(database, { brief: 0 })).heldBy).toBeNull();
  expect(await file()).not.toContain('ada@example.com');
});
