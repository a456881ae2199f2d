import { join } from 'node:path';
import { runNode } from '../project.ts';
import { type Count, countOf, ofVitest, resultsDir } from './count.ts';

const REPORTERS = ['vitest', 'json'].map((name) => `--reporter=./scripts/testing/${name}-reporter.ts`);

/** Runs the unit tests, all of them or those that Vitest's `args` name. */
export async function unit(args: readonly string[]): Promise<Count> {
  const report = join(resultsDir, 'unit.json');
  const code = await runNode('node_modules/vitest/vitest.mjs', [
    'run',
    ...REPORTERS,
    `--outputFile.json=${report}`,
    ...args,
  ]);
  return countOf(code, report, ofVitest);
}
