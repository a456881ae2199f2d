import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { CannotRun } from '../report.ts';

/** Runs a command to its end. @throws {CannotRun} with the end of what it printed where it fails. */
export function run(command: string, args: string[], options: SpawnOptions = {}): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    ...options,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 ** 2,
  });
  if (error || status !== 0) {
    throw new CannotRun(`${command} ${args.join(' ')} failed: ${error?.message ?? `${stdout}${stderr}`.slice(-600)}`);
  }
  return stdout;
}

/** Starts a server in a process group of its own that writes to `log`; `stop` ends the group, by `endedBy`, and waits. */
export function startServer(
  command: string,
  args: string[],
  options: SpawnOptions & { log: string; endedBy?: NodeJS.Signals },
): { child: ChildProcess; stop(): Promise<void> } {
  const { log, endedBy = 'SIGTERM', ...rest } = options;
  const file = openSync(log, 'a');
  const child = spawn(command, args, { ...rest, detached: true, stdio: ['ignore', file, file] });
  closeSync(file);
  const end = () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, endedBy);
  };
  process.once('exit', end);
  return {
    child,
    stop: async () => {
      process.off('exit', end);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      end();
      await ended;
    },
  };
}

/** Looks every 100 ms until `isReady`. @throws {CannotRun} when the server has ended or `seconds` are over. */
export async function untilReady(
  what: string,
  child: ChildProcess,
  isReady: () => boolean | Promise<boolean>,
  seconds = 60,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await isReady())) {
    if (child.exitCode !== null || child.signalCode !== null) throw new CannotRun(`${what} ended while starting`);
    if (performance.now() > end) throw new CannotRun(`${what} was not ready after ${seconds} s`);
    await wait(100);
  }
}

/** Installs a package of Debian where it may: as root on a Debian machine. */
export function installDebian(name: string): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new CannotRun(`${name} is not installed (Debian: apt-get install ${name})`);
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-q'], { env });
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env });
}
