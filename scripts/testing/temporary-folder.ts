import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.ts';

/** Where a test run puts its temporary files: a folder for each run, named by the id of its process. */
const RUNS = join(root, '.tmp');

/**
 * Makes `os.tmpdir()` of this process and its children a folder inside the checkout, which is removed when the process exits. The system's folder is shared:
 * what cleans it up while tests run takes databases and pictures away from under them. Folders of runs that were killed are removed too.
 */
export function useOwnTemporaryFolder(): void {
  mkdirSync(RUNS, { recursive: true });
  for (const run of readdirSync(RUNS)) if (!isRunning(Number(run))) remove(join(RUNS, run));
  const own = join(RUNS, String(process.pid));
  mkdirSync(own, { recursive: true });
  // The names POSIX and Windows have for it.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = own;
  // A run starts many processes of the same programs: each is compiled once.
  process.env.NODE_COMPILE_CACHE = join(own, 'node-compile-cache');
  process.once('exit', () => remove(own));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A file that a child still holds open is left to the next run. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {}
}
