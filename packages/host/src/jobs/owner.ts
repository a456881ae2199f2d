import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** What this machine says of itself; empty where it has no such file. */
function fact(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

/**
 * Where a process id means the same process: this machine since it was started, and there one container. Containers may share a name, and
 * each has ids of its own.
 */
export const MACHINE: string = [
  hostname(),
  createHash('sha256')
    .update(fact(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')))
    .update(fact(() => readlinkSync('/proc/self/ns/pid')))
    .digest('hex')
    .slice(0, 12),
].join('-');

const PROCESS = randomBytes(6).toString('hex');
let runners = 0;

/** The name a runner leaves on the jobs it runs: machine, process, and one of this process's runners. */
export function newOwner(): string {
  runners += 1;
  return [MACHINE, process.pid, PROCESS, runners].join('/');
}

/**
 * Whether a lease's process has certainly ended: it ran on this machine, and its id is unused or now this process's, which has another
 * name. Leases of other machines end by time.
 */
export function isGone(lease: string): boolean {
  const [machine, id, name] = lease.split('/');
  if (machine !== MACHINE || name === PROCESS) return false;
  const pid = Number(id);
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
