import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Place, renderExamples } from '../../test/documented-examples.ts';
import { comparable, ownOutput, readExamples } from './doc-examples.ts';

const recorded = join(import.meta.dirname, '../../../../../shared/reference/doc-examples.jsonl');

/**
 * By name of the example: the page of the rebuilt shop that it is rendered on, where its data lacks what its output needs; or why its output
 * differs. All others are rendered with their own data.
 */
const known: { places: Record<string, Place>; differs: Record<string, string> } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'doc-examples.json'), 'utf8'),
);

const missing = existsSync(recorded) ? '' : ': ../shared/reference/doc-examples.jsonl is not beside the checkout';

test.skipIf(missing)(`the documentation's examples print what the platform printed${missing}`, async () => {
  const examples = readExamples(recorded);
  const onPages = examples.filter(({ name }) => name in known.places);
  const { outputs, report } = await renderExamples(
    onPages.map(({ name, template }) => ({ template, place: known.places[name] ?? { page: '/' } })),
  );
  expect(report).toEqual([]);
  const rendered = new Map(onPages.map(({ name }, index) => [name, outputs[index] ?? '']));
  const different = new Map(
    examples.flatMap((example) => {
      const own = rendered.get(example.name) ?? ownOutput(example);
      const isSame = comparable(own) === comparable(example.output);
      return isSame ? [] : [[example.name, { expected: comparable(example.output), own: comparable(own) }] as const];
    }),
  );
  const unexplained = [...different].filter(([name]) => !(name in known.differs));
  expect(Object.fromEntries(unexplained)).toEqual({});
  expect(Object.keys(known.differs).filter((name) => !different.has(name))).toEqual([]);
  expect(1 - different.size / examples.length).toBeGreaterThanOrEqual(0.95);
});
