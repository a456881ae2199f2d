/**
 * The parity check itself: each rule of the compiler is broken in turn by a small change of its source (`mutations/broken`), and on at least one
 * snippet of the corpus the check says something else then.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { mutants } from './mutations/mutants.ts';
import type { Result } from './mutations/run.ts';

/** No mutant runs longer, ms: one that never ends is one that does not run. */
const LONGEST = 60_000;

/** What became of each mutant, or why the process that runs them ended. */
async function run(): Promise<{ results: Map<number, Result>; problem: string }> {
  const child = spawn(process.execPath, ['--no-warnings', join(import.meta.dirname, 'mutations/run.ts')], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const results = new Map<number, Result>();
  let problem = '';
  child.stderr.on('data', (text: Buffer) => {
    problem += text.toString();
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const result = JSON.parse(line) as Result;
    results.set(result.index, result);
  }
  return { results, problem };
}
