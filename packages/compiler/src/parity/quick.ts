/** The quick parity check of every build, in a thread of its own so that it does not delay the build. */
import { Worker } from 'node:worker_threads';
import type { Problem } from '../build/problem.ts';
import { ownFile } from '../own-file.ts';

export interface QuickCheck {
  /** The differences between Liquid and React, in the order of the files; undefined if the check was stopped. Never rejects. */
  problems: Promise<Problem[] | undefined>;
  stop(): void;
}

/** The data of the thread. */
export interface QuickCheckData {
  storefront: string;
  files: readonly string[];
}

/** Starts to check these sections on a few random payloads and pages each. Paths are absolute. */
export function startQuickCheck(storefront: string, files: readonly string[]): QuickCheck {
  const worker = new Worker(ownFile('parity/quick-worker.ts'), {
    workerData: { storefront, files } satisfies QuickCheckData,
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
