import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePortFrom } from '../../scripts/free-port.ts';
import { isOpenToAll, serverUser } from '../../scripts/postgres/other-user.ts';
import type { PostgresServer } from '../../scripts/postgres/start-postgres.ts';
import { runSql } from '../database.ts';
import { withinLimit } from '../within-limit.ts';

/** A second server that has everything the first one has acknowledged. */
export interface Replica extends AsyncDisposable {
  port: number;
  /** Address of the same database on it. */
  database: string;
  /** Makes it the one that takes writes; resolves once it does. */
  promote(): Promise<void>;
}

/** ms */
const LIMIT = 60_000;

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + LIMIT;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`Waited ${LIMIT / 1000} s until ${what}.`);
    await wait(100);
  }
}

/** Copies a running server (`pg_basebackup`) and follows it, so that it acknowledges only what both have on disk. */
export async function startReplica(server: PostgresServer, database: string): Promise<Replica> {
  const user = serverUser();
  const folder = path.join(
    user !== null && !isOpenToAll(tmpdir()) ? '/tmp' : tmpdir(),
    `vitrine-replica-${process.pid}`,
  );
  mkdirSync(folder, { mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const program = (name: string, args: readonly string[]): ChildProcess =>
    spawn(path.join(server.bin, name), args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...user });
  const source = ['-h', '127.0.0.1', '-p', String(server.port), '-U', 'postgres'];
  const copy = program('pg_basebackup', [...source, '-D', data, '-R', '-X', 'stream', '-c', 'fast']);
  let said = '';
  copy.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const copied = new Promise<number | null>((resolve) => copy.once('error', () => resolve(null)).once('exit', resolve));
  const code = await withinLimit(copied, LIMIT, () => {
    copy.kill('SIGKILL');
    return 'The server was not copied in time.';
  });
  if (code !== 0) throw new Error(`pg_basebackup failed: ${said}`);
  const port = await freePortFrom(server.port + 1);
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=400', 'fsync=on'];
  const running = program('postgres', ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])]);
  running.stderr?.resume();
  const end = () => running.kill('SIGQUIT');
  process.once('exit', end);
  const url = new URL(database);
  url.port = String(port);
  await until('the replica follows', async () => {
    const rows = await runSql<{ count: string }>(
      server.url,
      `SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming'`,
    );
    return Number(rows[0]?.count) > 0;
  });
  await runSql(server.url, `ALTER SYSTEM SET synchronous_standby_names = '*'`);
  await runSql(server.url, 'SELECT pg_reload_conf()');
  await until('it does so before anything is acknowledged', async () => {
    const rows = await runSql<{ count: string }>(
      server.url,
      `SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'`,
    );
    return Number(rows[0]?.count) > 0;
  });
  return {
    port,
    database: url.href,
    async promote() {
      await runSql(url.href, 'SELECT pg_promote()');
      await until('the replica takes writes', async () => {
        const rows = await runSql<{ is: boolean }>(url.href, 'SELECT pg_is_in_recovery() AS is');
        return rows[0]?.is === false;
      });
    },
    async [Symbol.asyncDispose]() {
      const ended = new Promise((resolve) => running.once('exit', resolve));
      if (running.exitCode === null && running.signalCode === null) {
        end();
        await withinLimit(ended, LIMIT, () => {
          running.kill('SIGKILL');
          return 'The replica did not end.';
        });
      }
      process.off('exit', end);
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 20 });
    },
  };
}
