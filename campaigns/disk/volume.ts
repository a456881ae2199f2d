import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where a data folder is, and its space can run out. */
export interface Volume {
  /** How it runs out, in words. */
  kind: string;
  /** Whether a host that is started again finds it full, too. */
  staysFull: boolean;
  /** No byte is free for the host of this process id until `free`. */
  fill(pid: number): Promise<void>;
  free(pid: number): Promise<void>;
}

/** A volume with a folder of its own; disposing removes it. */
export interface SmallDisk extends Volume, AsyncDisposable {
  dir: string;
  setReadOnly(isReadOnly: boolean): void;
}

const FILLER = 'filler';

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

/** Whether this user may mount: then disks are real ones. Tried on a folder of its own: a disk hides what is below it. */
export function mayMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const dir = mkdtempSync(path.join(tmpdir(), 'vitrine-mount-'));
  try {
    return run('mount', '-t', 'tmpfs', '-o', 'size=1m', 'campaign', dir) && run('umount', '-l', dir);
  } finally {
    rmdirSync(dir);
  }
}

/** A disk in memory of this many MB, for root. */
export async function tmpfsVolume(dir: string, megabytes: number): Promise<SmallDisk> {
  await mkdir(dir, { recursive: true });
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'campaign', dir))
    throw new Error(`${dir} could not be mounted.`);
  return {
    kind: `a disk of ${megabytes} MB`,
    staysFull: true,
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
    async [Symbol.asyncDispose]() {
      run('umount', '-l', dir);
      await rm(dir, { recursive: true, force: true });
    },
  };
}

function limitFiles(pid: number, bytes: string): void {
  if (!run('prlimit', '--pid', String(pid), `--fsize=${bytes}:`))
    throw new Error('The size of files could not be limited.');
}

/** The files of the host cannot grow: by the limit of a process, which needs no rights. */
export const LIMITED_FILES: Volume = {
  kind: 'a limit of the size of files',
  staysFull: false,
  fill: async (pid) => limitFiles(pid, '0'),
  free: async (pid) => limitFiles(pid, 'unlimited'),
};

/** Whether the size of files can be limited from outside. */
export function canLimit(): boolean {
  return run('prlimit', '--version');
}
