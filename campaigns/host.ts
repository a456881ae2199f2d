import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const CLI = path.join(root, 'packages', 'host', 'src', 'cli.ts');
const THEME = path.join(root, 'dist', 'theme');

export interface HostOptions {
  shop: string;
  data: string;
  /** Modules loaded before the host's own, e.g. a clock that can be moved. */
  preload?: readonly string[];
  env?: Record<string, string>;
  /** Further options of `serve`. */
  args?: readonly string[];
}

/** `vitrine serve` as a process of its own. */
export interface Host {
  /** `http://localhost:…`; another one after each start. */
  origin(): string;
  pid(): number;
  /** All it has printed since its last start. */
  output(): string;
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<Exit>;
  /** Starts it again on the same data; rejects with what it printed where it ends instead. */
  start(): Promise<void>;
}

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** ms from the signal to the end. */
  ms: number;
}

const nodeArguments = (preload: readonly string[]) => [
  '--disable-warning=ExperimentalWarning',
  ...preload.flatMap((file) => ['--import', file]),
  CLI,
];

/** Starts the demo shop's host on a port of the system's choice; resolves when it says that the shop is open. */
export async function startHost(options: HostOptions): Promise<Host> {
  let current = await spawnHost(options);
  return {
    origin: () => current.origin,
    pid: () => current.child.pid ?? 0,
    output: () => current.output(),
    kill: (signal) => ended(current.child, signal),
    async start() {
      current = await spawnHost(options);
    },
  };
}

async function spawnHost({ shop, data, preload = [], env = {}, args = [] }: HostOptions) {
  const folders = ['--shop', shop, '--theme', THEME, '--data', data];
  const child = spawn(
    process.execPath,
    [...nodeArguments(preload), 'serve', ...folders, '--port', '0', '--host', '127.0.0.1', ...args],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } },
  );
  const endWithParent = () => child.kill('SIGKILL');
  process.once('exit', endWithParent);
  child.once('exit', () => process.off('exit', endWithParent));
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let printed = '';
  const read = (chunk: Buffer) => {
    // The end says why it stopped; a host that complains for an hour must not fill this process.
    printed = (printed + chunk.toString()).slice(-200_000);
    const origin = /The shop is open: (http:\/\/[\w.:[\]-]+)/.exec(printed)?.[1];
    if (origin) resolve(origin);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  child.once('close', () => reject(new Error(`The host did not start:\n${printed}`)));
  return { child, origin: await promise, output: () => printed };
}

function ended(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<Exit> {
  const began = performance.now();
  return new Promise((resolve) => {
    const exit = () => resolve({ code: child.exitCode, signal: child.signalCode, ms: performance.now() - began });
    if (child.exitCode !== null || child.signalCode !== null) return exit();
    child.once('exit', exit);
    child.kill(signal);
  });
}

/** A command of the host's command line: its exit code and all it printed. */
export function runCommand(
  options: Pick<HostOptions, 'shop' | 'data' | 'preload'>,
  ...args: string[]
): Promise<{ code: number; text: string }> {
  const folders = ['--shop', options.shop, '--theme', THEME, '--data', options.data];
  const child = spawn(process.execPath, [...nodeArguments(options.preload ?? []), ...args, ...folders], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code: code ?? 1, text })));
}

/** Resident memory of a process in MB; 0 where the system does not say. */
export function residentMB(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
