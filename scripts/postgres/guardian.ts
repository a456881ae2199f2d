import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, closeSync, cpSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { environment, initArguments } from './cluster.ts';
import { isOpenToAll } from './other-user.ts';

/*
 * Runs one PostgreSQL server for the process that forked this one, and ends with it, however it is ended: the channel between them closes
 * with it. Arguments: the folder of the programs, the folder to make, `uid:gid` or '' for this user, then arguments of `postgres`.
 * Messages are texts, each answered by one, which is empty or says what failed: `create`, `start PORT`, `end SIGNAL`, `close`.
 */

const [found = '', folder = '', user = '', ...settings] = process.argv.slice(2);
const data = join(folder, 'data');
const log = join(folder, 'server.log');
const [uid, gid] = user === '' ? [] : user.split(':').map(Number);
const identity = uid === undefined || gid === undefined ? {} : { uid, gid };

/** ms a server may take to begin and to end. */
const MOST_TIME = 30_000;
/** ms between two looks at a file or a process. */
const STEP = 20;

/** What a server says that will start a moment later: processes of the killed one before it have not all ended. */
const TOO_EARLY = /pre-existing shared memory block|lock file "postmaster\.pid" already exists/;

/** The folder of the programs, or of a copy that the server's user may read. */
let bin = found;
let running: ChildProcess | null = null;
let isClosing = false;
/** The data folder is complete. */
let isCreated = false;

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

async function waitUntil(isDone: () => boolean, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await setTimeout(STEP)) if (isDone()) return true;
  return isDone();
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Runs a program with its output in the log. Throws where it cannot be run. */
async function run(program: string, args: readonly string[]): Promise<ChildProcess> {
  if (isClosing) throw new Error('closed');
  const output = openSync(log, 'a');
  const child = spawn(join(bin, program), args, {
    cwd: folder,
    env: environment(),
    stdio: ['ignore', output, output],
    ...identity,
  });
  closeSync(output);
  running = child;
  await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  return child;
}

async function create(): Promise<void> {
  mkdirSync(folder, { mode: 0o700 });
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  if (user !== '' && !isOpenToAll(bin)) {
    cpSync(dirname(bin), join(folder, 'programs'), { recursive: true, verbatimSymlinks: true });
    bin = join(folder, 'programs', 'bin');
  }
  const child = await run('initdb', initArguments(data));
  await waitUntil(() => !isRunning(child), MOST_TIME);
  if (child.exitCode !== 0) throw new Error(`initdb failed: ${textOf(log).slice(-2000)}`);
  isCreated = true;
}

/** The last line of the file that the server keeps says when it accepts connections. */
const isReady = (pid: number | undefined): boolean => {
  const lines = textOf(join(data, 'postmaster.pid')).split('\n');
  return lines[0] === String(pid) && lines[7]?.trim() === 'ready';
};

async function start(port: string): Promise<void> {
  const end = Date.now() + MOST_TIME;
  for (;;) {
    const before = textOf(log).length;
    const child = await run('postgres', ['-D', data, '-p', port, ...settings]);
    await waitUntil(() => !isRunning(child) || isReady(child.pid), Math.max(0, end - Date.now()));
    if (isRunning(child) && isReady(child.pid)) return;
    await endServer('SIGKILL');
    const said = textOf(log).slice(before);
    if (!TOO_EARLY.test(said) || Date.now() > end) throw new Error(`PostgreSQL did not start: ${said.slice(-2000)}`);
    await setTimeout(5 * STEP);
  }
}

/** Ids of a server's own processes: one for each connection, and some more. */
function processesOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8', timeout: MOST_TIME });
  const rows = (stdout ?? '').split('\n').map((row) => row.trim().split(/\s+/).map(Number));
  return rows.flatMap(([id, parent]) => (id !== undefined && parent === pid ? [id] : []));
}

/** Ends all processes of a server at once. A process that computes would not see for a while that the first of them is gone. */
function crash(child: ChildProcess): void {
  if (child.pid === undefined || process.platform === 'win32') {
    child.kill('SIGKILL');
    return;
  }
  // Stopped, it starts no more of them.
  child.kill('SIGSTOP');
  const others = processesOf(child.pid);
  child.kill('SIGKILL');
  for (const id of others) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}

async function endServer(signal: NodeJS.Signals): Promise<void> {
  const child = running;
  if (!child) return;
  if (signal === 'SIGKILL') crash(child);
  else child.kill(signal);
  if (!(await waitUntil(() => !isRunning(child), MOST_TIME))) crash(child);
  await waitUntil(() => !isRunning(child), MOST_TIME);
  if (running === child) running = null;
}

/** Nothing of the server is needed any more: it writes nothing back, and its folder is removed. */
async function close(): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  // initdb goes on for a while after other signals.
  await endServer(isCreated ? 'SIGQUIT' : 'SIGKILL');
  // Its processes may end a moment later, and write until then.
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: STEP });
  process.exit();
}

async function obey(message: string): Promise<void> {
  const [command, argument = ''] = message.split(' ');
  if (command === 'create') await create();
  else if (command === 'start') await start(argument);
  else if (command === 'end') await endServer(argument === 'SIGINT' || argument === 'SIGQUIT' ? argument : 'SIGKILL');
  else await close();
}

function answer(text: string): void {
  if (process.connected) process.send?.(text);
}

process.on('message', (message) => {
  obey(String(message)).then(
    () => answer(''),
    (error: unknown) => answer(error instanceof Error ? error.message : String(error)),
  );
});
process.on('disconnect', close);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, close);
