import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerCase } from '../src/answer-case.ts';
import { recordedErrors, whyNoRecordedErrors } from './recorded-errors.ts';

/** Names of the cases that fail, by the reason. */
const known: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'recorded-errors.json'), 'utf8'),
);

test('templates are refused, and errors printed, as recorded', ({ skip }) => {
  const why = whyNoRecordedErrors();
  if (why !== undefined) skip(why);
  const cases = recordedErrors();
  expect(cases.length).toBeGreaterThan(1_400);
  const failed = cases.filter(({ given, passes }) => !passes(answerCase(given)));
  expect(failed.map(({ name }) => name).toSorted()).toEqual(Object.values(known).flat().toSorted());
  expect(1 - failed.length / cases.length).toBeGreaterThan(0.98);
});
