/** The quick round of the parity check, which every build runs: in a thread of its own, so that the build goes on beside it. */
import { Worker } from 'node:worker_threads';
import type { Problem } from '../build/problem.ts';
import { ownFile } from '../own-file.ts';

export interface QuickRound {
  /** What prints something else than React renders, in the order of the files; undefined where the round was stopped. Never rejects. */
  problems: Promise<Problem[] | undefined>;
  stop(): void;
}

/** What the thread is given. */
export interface QuickRoundData {
  storefront: string;
  files: readonly string[];
}

/** Begins to check these sections, on a few random payloads and pages each. Paths are absolute. */
export function startQuickRound(storefront: string, files: readonly string[]): QuickRound {
  const worker = new Worker(ownFile('parity/quick-worker.ts'), {
    workerData: { storefront, files } satisfies QuickRoundData,
    // React's development build prints warnings beside the markup.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const problems = new Promise<Problem[] | undefined>((resolve) => {
    worker.once('message', resolve);
    worker.once('error', (error: Error) =>
      resolve([{ file: storefront, line: 0, message: `The parity check: ${error.stack}` }]),
    );
    worker.once('exit', () => resolve(undefined));
  });
  return { problems, stop: () => void worker.terminate() };
}
