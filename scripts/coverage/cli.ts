/** Writes docs/coverage.md; with `--check` compares it instead. Both fail with each thing that is wrong. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.ts';
import { citations } from './citations.ts';
import { coveragePage } from './page.ts';
import { coverageProblems } from './problems.ts';
import { readSections } from './rules.ts';
import { taggedTests } from './tagged-tests.ts';

const file = join(root, 'docs/coverage.md');
const sections = readSections();
const tests = taggedTests();
if (!process.argv.includes('--check')) writeFileSync(file, coveragePage(sections, tests));
const problems = coverageProblems({
  sections,
  tests,
  citations: citations(),
  page: existsSync(file) ? readFileSync(file, 'utf8') : '',
  exists: (path) => existsSync(join(root, path)),
});
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;
