import { readdirSync, readFileSync } from 'node:fs';

/** ms of one tick of `/proc/PID/stat` on Linux. */
const TICK = 10;

interface ProcessTime {
  pid: number;
  parent: number;
  /** ms, its own in user and system mode and that of children that have ended. */
  used: number;
}

function readProcess(pid: number): ProcessTime | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid, parent: Number(fields[1]), used: ticks * TICK };
  } catch {
    // It has ended.
    return null;
  }
}

/** ms of processor time that a process and all its descendants have used. Linux only. */
export function processorTime(root: number): number {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : []));
  const children = Map.groupBy(all, ({ parent }) => parent);
  const sum = (pid: number): number =>
    (all.find((one) => one.pid === pid)?.used ?? 0) +
    (children.get(pid) ?? []).reduce((total, child) => total + sum(child.pid), 0);
  return sum(root);
}
