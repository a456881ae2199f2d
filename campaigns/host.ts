import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withinLimit } from './within-limit.ts';

const root = path.dirname(import.meta.dirname);
const CLI = path.join(root, 'packages', 'host', 'src', 'cli.ts');
const THEME = path.join(root, 'dist', 'theme');

/** ms until a start, an end after SIGTERM, and a command are given up: the process is killed and an error names it. */
const LIMIT = 60_000;

export interface HostOptions {
  shop: string;
  data: string;
  /** Modules loaded before the host's own, e.g. a clock that can be moved. They find the data folder in `CAMPAIGN_DATA`. */
  preload?: readonly string[];
  /** Further options of `serve`. */
  args?: readonly string[];
  /** Variables of the process, beside and above this one's. */
  env?: Readonly<Record<string, string>>;
}

/** `vitrine serve` as a process of its own. */
export interface Host {
  /** `http://localhost:…`; another one after each start. */
  origin(): string;
  pid(): number;
  isRunning(): boolean;
  /** All it has printed since its last start. */
  output(): string;
  /** Rejects where it has not ended after 60 s. */
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<Exit>;
  /** Starts it again on the same data; rejects with what it printed where it ends instead, or is not open after 60 s. */
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

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Starts the demo shop's host on a port of the system's choice; resolves when it says that the shop is open. */
export async function startHost(options: HostOptions): Promise<Host> {
  let current = await spawnHost(options);
  return {
    origin: () => current.origin,
    pid: () => current.child.pid ?? 0,
    isRunning: () => !hasEnded(current.child),
    output: () => current.output(),
    kill: (signal) =>
      withinLimit(ended(current.child, signal), LIMIT, () => {
        current.child.kill('SIGKILL');
        return `The host did not end within ${LIMIT / 1000} s of ${signal}:\n${current.output().slice(-2000)}`;
      }),
    async start() {
      current = await spawnHost(options);
    },
  };
}

async function spawnHost({ shop, data, preload = [], args = [], env = {} }: HostOptions) {
  const folders = ['--shop', shop, '--theme', THEME, '--data', data];
  const child = spawn(
    process.execPath,
    [...nodeArguments(preload), 'serve', ...folders, '--port', '0', '--host', '127.0.0.1', ...args],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, CAMPAIGN_DATA: data, ...env } },
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
  child.once('error', reject);
  child.once('close', () => reject(new Error(`The host did not start:\n${printed}`)));
  const origin = await withinLimit(promise, LIMIT, () => {
    child.kill('SIGKILL');
    return `The host was not open within ${LIMIT / 1000} s:\n${printed}`;
  });
  return { child, origin, output: () => printed };
}

function ended(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<Exit> {
  const began = performance.now();
  return new Promise((resolve) => {
    const exit = () => resolve({ code: child.exitCode, signal: child.signalCode, ms: performance.now() - began });
    if (hasEnded(child)) return exit();
    child.once('exit', exit);
    child.kill(signal);
  });
}

/** A command of the host's command line: its exit code and all it printed. Rejects where it has not ended after 60 s. */
export function runCommand(
  options: Pick<HostOptions, 'shop' | 'data'>,
  ...args: string[]
): Promise<{ code: number; text: string }> {
  const folders = ['--shop', options.shop, '--theme', THEME, '--data', options.data];
  const child = spawn(process.execPath, [...nodeArguments([]), ...args, ...folders], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const { promise, resolve, reject } = Promise.withResolvers<{ code: number; text: string }>();
  child.once('error', reject);
  child.once('close', (code) => resolve({ code: code ?? 1, text }));
  return withinLimit(promise, LIMIT, () => {
    child.kill('SIGKILL');
    return `"vitrine ${args.join(' ')}" did not end within ${LIMIT / 1000} s:\n${text.slice(-2000)}`;
  });
}

/** Resident memory of a process in MB; 0 where the system does not say. */
export function residentMB(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
