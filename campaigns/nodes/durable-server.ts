import { type PostgresOptions, type PostgresServer, startPostgres } from '../../scripts/postgres/start-postgres.ts';

/** As a shop's server is run: what it has acknowledged survives a crash of the machine. */
const SETTINGS = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', autovacuum: 'on' } as const;

/** A server of its own, which loses nothing that it has acknowledged. `settings` come on top. */
export function startDurableServer({ settings = {}, ...options }: PostgresOptions = {}): Promise<PostgresServer> {
  return startPostgres({ ...options, settings: { ...SETTINGS, ...settings } });
}
