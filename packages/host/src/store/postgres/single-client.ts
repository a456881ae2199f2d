import pg from 'pg';
import { types } from './connections.ts';
import { postgresError } from './faults.ts';

/** ms until a connection is open. */
const CONNECT = 5000;

/**
 * A connection without limits of time, for work that takes as long as the shop is large. `name` is its `application_name`. Throws StoreError
 * where the server cannot be reached. Whoever calls ends it.
 */
export async function connectAlone(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: CONNECT,
    keepAlive: true,
    types,
  });
  // A query that was in flight fails with it.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw postgresError(error);
  }
}
