import cluster from 'node:cluster';
import { within } from '../../observe/within.ts';
import type { Successor } from '../../server/stopping.ts';
import { type Report, readOrder } from './messages.ts';

/** ms that a worker waits for the primary process; then it answers with its own metrics alone, or ends. */
const PATIENCE = 2500;

/** The primary process, as a worker knows it. */
export interface PrimaryLink {
  /** Resolves when this worker is to end: with the command, for a successor, by SIGTERM, or because the primary process is gone. */
  ended: Promise<void>;
  /** Whether another worker takes over, once `ended` has resolved. */
  successor: Successor;
  report(report: Report): void;
  /**
   * Resolves when no connection is on its way to this worker, which has stopped accepting: the primary process gives out some until it has read
   * that. `node:cluster` sends those to another worker as long as this one is there to say that it does not want them.
   */
  leave(): Promise<void>;
  /** For `createApp`: the metrics of all workers. */
  shareMetrics(read: () => Promise<string>): () => Promise<string>;
}

/** Connects a worker with its primary process. Signals of a terminal reach both; only the primary process heeds them. */
export function linkToPrimary(): PrimaryLink {
  const ended = Promise.withResolvers<void>();
  const succession = Promise.withResolvers<void>();
  const leaving = Promise.withResolvers<void>();
  let hasSuccessor = false;
  let readOwn = async () => '';
  let requests = 0;
  const waiting = new Map<number, (text: string) => void>();
  const report = (message: Report): void => {
    if (process.connected) process.send?.(message, () => {});
  };
  const stop = (): void => {
    hasSuccessor = false;
    succession.resolve();
    ended.resolve();
  };
  process.on('message', (message: unknown) => {
    const order = readOrder(message);
    if (order?.primary === 'stop') stop();
    else if (order?.primary === 'retire') {
      hasSuccessor = true;
      ended.resolve();
    } else if (order?.primary === 'leave') leaving.resolve();
    else if (order?.primary === 'all-metrics') waiting.get(order.request)?.(order.text);
    else if (order?.primary === 'read-metrics') {
      const { request } = order;
      readOwn().then(
        (text) => report({ worker: 'metrics', request, text }),
        () => {},
      );
    }
  });
  process.on('SIGINT', () => {}).on('SIGHUP', () => {});
  process.on('SIGTERM', stop);
  // Otherwise `node:cluster` ends the process at once, with requests in flight, where the primary process was killed.
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
  process.once('disconnect', () => {
    stop();
    leaving.resolve();
  });
  return {
    ended: ended.promise,
    successor: { isServing: () => hasSuccessor, ended: succession.promise },
    report,
    async leave() {
      if (!process.connected) return;
      report({ worker: 'leaving' });
      await within(PATIENCE, leaving.promise, undefined);
    },
    shareMetrics(read) {
      readOwn = read;
      return async () => {
        requests += 1;
        const request = requests;
        const { promise, resolve } = Promise.withResolvers<string>();
        waiting.set(request, resolve);
        report({ worker: 'want-metrics', request });
        const all = await within(PATIENCE, promise, null).finally(() => waiting.delete(request));
        return all ?? read();
      };
    },
  };
}
