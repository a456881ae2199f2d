import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { difference, readExamples } from './doc-examples.ts';

const recorded = join(import.meta.dirname, '../../../../../shared/reference/doc-examples.jsonl');

/** By name of the example: what its output needs and its data lacks, or why it differs. */
const known: { needs: Record<string, string>; differs: Record<string, string> } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'doc-examples.json'), 'utf8'),
);

const missing = existsSync(recorded) ? '' : ': ../shared/reference/doc-examples.jsonl is not beside the checkout';

test.skipIf(missing)(`the documentation's examples print what the platform printed${missing}`, () => {
  const examples = readExamples(recorded);
  const different = new Map(
    examples.flatMap((example) => {
      const own = difference(example);
      return own === undefined ? [] : [[example.name, { expected: example.output, own }] as const];
    }),
  );
  const unexplained = [...different].filter(([name]) => !(name in known.needs) && !(name in known.differs));
  expect(Object.fromEntries(unexplained)).toEqual({});
  const explained = [...Object.keys(known.needs), ...Object.keys(known.differs)];
  expect(explained.filter((name) => !different.has(name))).toEqual([]);
  const selfContained = examples.length - Object.keys(known.needs).length;
  expect(1 - Object.keys(known.differs).length / selfContained).toBeGreaterThanOrEqual(0.95);
});
