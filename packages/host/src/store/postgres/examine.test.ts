import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop } from '../../shop/test-shop.ts';
import { newestSchema } from '../migrate.ts';
import { type EmptyPlaces, emptyPlaces, onDatabase } from '../move/empty-place.fixture.ts';
import { openStore } from '../open.ts';
import { testDatabase } from '../test-store.ts';
import { examinePostgres } from './examine.ts';

let places: EmptyPlaces;
beforeAll(async () => {
  places = await emptyPlaces();
});
afterAll(() => places.remove());

/** What is found of a database: texts by state. */
async function lines(database: string, connections = 2): Promise<string> {
  const findings = await examinePostgres({ database, dataDir: places.folder(), connections });
  return findings.map(({ state, text }) => `${state} ${text}`).join('\n');
}

async function emptyShop(): Promise<string> {
  const database = await places.database();
  await (await openStore(places.folder(), { database, connections: 2 })).close();
  return database;
}

test('says of a sound shop its version, its schema, its size and how many processes it has open', async () => {
  const shop = await openTestShop();
  const database = (await testDatabase(shop.dataDir)) ?? '';
  const text = await lines(database);
  expect(text).toMatch(/^ok PostgreSQL \d+\.\d+/);
  expect(text).toContain('ok The clocks of the server and of this machine agree.');
  expect(text).toContain(`ok Schema ${newestSchema}, the newest.`);
  expect(text).toMatch(/ok The shop has \d\.\d MB\./);
  expect(text).toMatch(
    /ok 1 process of the shop is connected\. The server has \d+ of \d+ connections left: enough for \d+ more of 2/,
  );
  await shop.close();
});

test('finds the settings that lose what was confirmed', async () => {
  const database = await emptyShop();
  const { pathname } = new URL(database);
  await onDatabase(database, `ALTER DATABASE ${pathname.slice(1)} SET synchronous_commit = off`);
  // The server of the tests is started without fsync: what it holds is worth nothing.
  const text = await lines(database);
  expect(text).toContain('wrong synchronous_commit is off: a crash of the server can lose orders of the last second');
  expect(text).toContain('wrong fsync is off');
});

test('finds rows that break the rules of a shop, and indexes that are not whole', async () => {
  const database = await emptyShop();
  await onDatabase(
    database,
    `INSERT INTO gift_cards (code, token, balance, initial_value, currency, created_at) VALUES ('a', 'b', 20, 10, 'USD', '')`,
  );
  await onDatabase(database, `UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'orders_by_email'::regclass`);
  const text = await lines(database);
  expect(text).toContain('wrong There are 1 gift cards with more on them than they began with.');
  expect(text).toContain('wrong The index orders_by_email is not whole: "REINDEX INDEX CONCURRENTLY');
});

test('names what imports, moves and restores have left', async () => {
  const database = await emptyShop();
  await onDatabase(
    database,
    'CREATE SCHEMA vitrine_next; CREATE SCHEMA vitrine_moving; CREATE SCHEMA before_restore_20300102_030405',
  );
  const text = await lines(database);
  expect(text).toContain('note vitrine_next was left by an import');
  expect(text).toContain('note vitrine_moving was left by a move');
  expect(text).toContain('ok before_restore_20300102_030405 is a copy of an earlier state');
});

test('says when there is no room for one more process, no shop, or a shop of another version', async () => {
  const database = await emptyShop();
  expect(await lines(database, 999)).toContain('wrong 0 processes of the shop are connected. The server has');
  await onDatabase(database, `INSERT INTO migrations VALUES (${newestSchema + 1}, 'x', '')`);
  expect(await lines(database)).toContain('wrong This database was written by a newer version');
  await onDatabase(database, `DELETE FROM migrations WHERE number >= ${newestSchema}`);
  expect(await lines(database)).toContain(
    `note Schema ${newestSchema - 1}; the next start brings it to ${newestSchema}.`,
  );
  expect(await lines(await places.database())).toContain('wrong There is no shop in that database.');
});

test('a server that cannot be reached is one line, without its password', async () => {
  const text = await lines('postgres://ada:secret@127.0.0.1:1/shop');
  expect(text).toMatch(
    /^wrong postgres:\/\/127\.0\.0\.1:1\/shop: The database server cannot be reached\..*ECONNREFUSED/,
  );
  expect(text).not.toContain('secret');
});
