import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A place for a data folder whose space can run out. */
export interface Volume {
  /** How it runs out, in words. */
  kind: string;
  dir: string;
  /** No byte is free for the host of this process id until `free`. */
  fill(pid: number): Promise<void>;
  free(pid: number): Promise<void>;
  remove(): Promise<void>;
}

const FILLER = 'filler';

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

/** Whether this user may mount: then disks are real ones. */
export function mayMount(dir: string): boolean {
  return (
    process.platform === 'linux' &&
    process.getuid?.() === 0 &&
    run('mount', '-t', 'tmpfs', '-o', 'size=1m', 'campaign', dir) &&
    run('umount', dir)
  );
}

/** A disk in memory of this many MB, for root. */
export async function tmpfsVolume(
  dir: string,
  megabytes: number,
): Promise<Volume & { setReadOnly(isReadOnly: boolean): void }> {
  await mkdir(dir, { recursive: true });
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'campaign', dir))
    throw new Error(`${dir} could not be mounted.`);
  return {
    kind: `a disk of ${megabytes} MB`,
    dir,
    async fill() {
      // Ever smaller pieces, until not a byte is left.
      for (let size = 1024 * 1024, number = 0; size >= 1; ) {
        const file = path.join(dir, `${FILLER}-${number++}`);
        const isWritten = await writeFile(file, Buffer.alloc(size)).then(
          () => true,
          () => false,
        );
        if (!isWritten) {
          await rm(file, { force: true });
          size = Math.floor(size / 4);
        }
      }
    },
    async free() {
      run('sh', '-c', `rm -f "${dir}"/${FILLER}-*`);
    },
    setReadOnly(isReadOnly) {
      if (!run('mount', '-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, dir))
        throw new Error(`${dir} could not be mounted again.`);
    },
    async remove() {
      run('umount', '-l', dir);
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** A folder whose files cannot grow: by the limit of a process, which needs no rights. */
export async function limitedVolume(dir: string): Promise<Volume> {
  await mkdir(dir, { recursive: true });
  const limit = (pid: number, bytes: string) => {
    if (!run('prlimit', '--pid', String(pid), `--fsize=${bytes}:`)) throw new Error('prlimit is not there.');
  };
  return {
    kind: 'a limit of the size of files',
    dir,
    fill: async (pid) => limit(pid, '0'),
    free: async (pid) => limit(pid, 'unlimited'),
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}

/** Whether the size of files can be limited from outside. */
export function canLimit(): boolean {
  return run('prlimit', '--version');
}
