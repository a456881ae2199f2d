import cluster from 'node:cluster';
import { closeUnaccepted } from './close-unaccepted.ts';
import { type Order, type Report, readReport } from './messages.ts';
import type { WorkerProcess } from './supervisor.ts';
import { type WorkerRole, withRole } from './worker-role.ts';

export interface ForkedWorker extends WorkerProcess {
  /** Tells it something; nothing happens once it has gone. */
  tell(order: Order): void;
}

/**
 * Starts this command again as a worker. Workers share the port through `node:cluster`: the primary process accepts, and gives each connection
 * to the next worker in turn.
 *
 * - Several sockets for one port (`reusePort`) would spare that step, but the connections that wait in the socket of a worker that ends are
 *   reset, and the kernel decides by addresses: the few connections of a proxy are spread unevenly.
 * - One socket for all workers (`SCHED_NONE`) loses none, but wakes the same ones again and again: of 64 connections one of four workers got 5
 *   and another 26. In turns each gets 16.
 */
export function forkWorker(role: WorkerRole, heard: (report: Report, worker: ForkedWorker) => void): ForkedWorker {
  cluster.schedulingPolicy = cluster.SCHED_RR;
  const child = cluster.fork(withRole(role));
  closeUnaccepted(child);
  const ready = Promise.withResolvers<void>();
  const worker: ForkedWorker = {
    pid: child.process.pid ?? 0,
    ready: ready.promise,
    ended: new Promise((resolve) => {
      child.once('exit', (code: number | null, signal: string | null) => resolve(signal ?? `code ${code}`));
      // It could not be started. One that could not be told something has not ended.
      child.on('error', (error) => child.process.pid === undefined && resolve(error.message));
    }),
    tell(order) {
      if (child.isConnected()) child.send(order, () => {});
    },
    order: (primary) => worker.tell({ primary }),
    kill: () => child.process.kill('SIGKILL'),
  };
  child.on('message', (message: unknown) => {
    const report = readReport(message);
    if (!report) return;
    if (report.worker === 'ready') ready.resolve();
    if (report.worker === 'leaving') worker.tell({ primary: 'leave' });
    else heard(report, worker);
  });
  return worker;
}
