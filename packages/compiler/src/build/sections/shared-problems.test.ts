import { expect, test } from 'vitest';
import { RefusedError } from '../../expression/refuse.ts';
import { problemsOfSections } from './shared-problems.ts';

function refusedAt(file: string, line: number): RefusedError {
  const refused = new RefusedError('`type` is missing. Add it');
  refused.place = { file, line, column: 3 };
  return refused;
}

const sectionFile = (name: string) => `/shop/src/sections/${name}/${name}.section.tsx`;

test('a problem of shared code is listed once, with the sections that it breaks', () => {
  const shared = '/shop/src/card-data.ts';
  const errors = ['search', 'collection'].map((name) => ({ file: sectionFile(name), error: refusedAt(shared, 4) }));
  const other = { file: sectionFile('article'), error: refusedAt(shared, 9) };
  expect(problemsOfSections([...errors, other])).toEqual([
    {
      file: shared,
      line: 4,
      column: 3,
      message: '`type` is missing. Add it. Sections that it breaks: search, collection',
    },
    { file: shared, line: 9, column: 3, message: '`type` is missing. Add it. Sections that it breaks: article' },
  ]);
});

test("a problem of a section's own file does not repeat its name; equal errors without a place stay apart", () => {
  const [one, two] = [sectionFile('one'), sectionFile('two')];
  expect(
    problemsOfSections([
      { file: one, error: refusedAt(one, 2) },
      { file: one, error: 'broken' },
      { file: two, error: 'broken' },
    ]),
  ).toEqual([
    { file: one, line: 2, column: 3, message: '`type` is missing. Add it' },
    { file: one, line: 0, message: 'broken' },
    { file: two, line: 0, message: 'broken' },
  ]);
});
