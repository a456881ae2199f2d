import { mergeMetrics } from '../../observe/merge-metrics.ts';
import { within } from '../../observe/within.ts';
import type { ForkedWorker } from './fork-worker.ts';
import type { Report } from './messages.ts';

/** ms a worker may take to send its metrics; later ones are left out. */
const PATIENCE = 1500;

/** In the primary process: answers a worker that wants the metrics of all, those of `workers` by place. */
export interface MetricsGathering {
  heard(report: Report, worker: ForkedWorker): void;
}

export function createMetricsGathering(workers: ReadonlyMap<number, ForkedWorker>): MetricsGathering {
  const waiting = new Map<number, (text: string) => void>();
  let requests = 0;

  async function read(worker: ForkedWorker): Promise<string> {
    requests += 1;
    const request = requests;
    const { promise, resolve } = Promise.withResolvers<string>();
    waiting.set(request, resolve);
    worker.tell({ primary: 'read-metrics', request });
    return within(PATIENCE, promise, '').finally(() => waiting.delete(request));
  }

  async function readAll(): Promise<string> {
    const texts = await Promise.all(
      [...workers].map(async ([place, worker]): Promise<[string, string]> => [String(place), await read(worker)]),
    );
    return mergeMetrics(new Map(texts));
  }

  return {
    heard(report, worker) {
      if (report.worker === 'metrics') waiting.get(report.request)?.(report.text);
      else if (report.worker === 'want-metrics') {
        const { request } = report;
        void readAll().then((text) => worker.tell({ primary: 'all-metrics', request, text }));
      }
    },
  };
}
