/**
 * Tests the parity check: each mutant breaks one rule of the compiler by a small change of its source (`mutations/broken`), and the check must
 * report a different result for at least one snippet of the corpus. A full run searches the whole corpus for mutants that survive their snippets.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { mutants } from './mutations/mutants.ts';
import type { Result } from './mutations/run.ts';

/** ms on a busy machine. A mutant that never ends must be replaced. */
const LONGEST = process.env.VITRINE_FULL === '1' ? 3_600_000 : 300_000;

test('every mutant of the compiler is found by the parity check', { timeout: LONGEST }, async ({ signal }) => {
  const child = spawn(process.execPath, ['--no-warnings', join(import.meta.dirname, 'mutations/run.ts')], {
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  const ended = once(child, 'close');
  const errors = text(child.stderr);
  const results = new Map<number, Result>();
  for await (const line of createInterface({ input: child.stdout })) {
    const result = JSON.parse(line) as Result;
    results.set(result.index, result);
  }
  await ended;
  const survivors = mutants.flatMap(({ file, breaks }, index) => {
    const result = results.get(index);
    if (result === undefined) return [`src/${file}, "${breaks}": it did not come to an end`];
    return result.killed === undefined ? [`src/${file}, "${breaks}": ${result.why}`] : [];
  });
  expect(survivors, await errors).toEqual([]);
});

test('names of mutants are unique', () => {
  const names = mutants.map(({ file, breaks }) => `${file}: ${breaks}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(mutants.length).toBeGreaterThan(400);
});
