import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';

const PROCESS = randomBytes(6).toString('hex');
let runners = 0;

/** The name a runner leaves on the jobs it runs: machine, process, and one of this process's runners. */
export function newOwner(): string {
  runners += 1;
  return [hostname(), process.pid, PROCESS, runners].join('/');
}

/**
 * Whether a lease's process has certainly ended: it ran on this machine, and its id is unused or now this process's, which has another
 * name. Leases of other machines end by time.
 */
export function isGone(lease: string): boolean {
  const [machine, id, name] = lease.split('/');
  if (machine !== hostname() || name === PROCESS) return false;
  const pid = Number(id);
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
