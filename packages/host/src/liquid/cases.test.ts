import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import deviations from './cases.deviations.json' with { type: 'json' };
import { createEngine } from './engine.ts';
import { testServices } from './test_services.ts';

/** Assertions of the language's reference implementation. They are not part of this repository: without them the test is skipped, and counted so. */
const file = fileURLToPath(new URL('../../../../../shared/reference/liquid-cases.jsonl', import.meta.url));

interface Case {
  /** Template. */
  t: string;
  /** Expected output. */
  e: string;
  /** Variables. */
  a: Record<string, unknown>;
  /** Snippets by name. */
  p: Record<string, string> | null;
}

function run({ t, a, p }: Case): string {
  const services = testServices({ template: (path) => p?.[path.replace(/^snippets\//, '')] });
  const engine = createEngine();
  return engine.render(engine.parse(t, ''), { globals: a, services }).replaceAll('(snippets/', '(');
}

test.skipIf(!existsSync(file))('the reference cases pass, all but the known deviations', () => {
  const cases = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Case);
  expect(cases).toHaveLength(758);
  const failing = cases.flatMap((one, index) => (run(one) === one.e ? [] : [index]));
  expect(failing).toEqual(deviations.failing);
  expect(failing.length / cases.length).toBeLessThan(0.03);
});
