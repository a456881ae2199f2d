import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages, PACKAGES } from './install-packages.ts';

/** An S3-compatible server on a loopback port, with one empty bucket. */
export interface ObjectStore {
  /** `http://127.0.0.1:41234` */
  endpoint: string;
  bucket: string;
  /** What the official client reads to find it. */
  env: Readonly<Record<string, string>>;
  /** Kills the server; what is stored stays. */
  stop(): Promise<void>;
  /** Starts it again, on the same port. */
  start(): Promise<void>;
  /** Stops it, or lets it go on: stopped it takes connections and answers none. */
  freeze(isFrozen: boolean): void;
  /** Ends it and removes what is stored. */
  close(): Promise<void>;
}

const BUCKET = 'vitrine';

/** Starts the server of the tests, and installs it first where need be. It ends with this process, however that ends. */
export async function startObjectStore(): Promise<ObjectStore> {
  await installPackages();
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-object-store-'));
  let child: ChildProcess | null = null;
  let port = 0;

  async function start(): Promise<void> {
    const started = fork(join(PACKAGES, 'serve.js'), [String(port), folder, BUCKET], { cwd: PACKAGES, execArgv: [] });
    child = started;
    const ended = once(started, 'exit').then(([code]) => {
      throw new Error(`The object store of the tests ended with ${code} instead of listening.`);
    });
    const [listening] = await Promise.race([once(started, 'message'), ended]);
    ended.catch(() => {});
    port = Number(listening);
  }

  async function stop(): Promise<void> {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  }

  await start();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: BUCKET,
    env: {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop,
    start,
    freeze: (isFrozen) => void child?.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT'),
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
