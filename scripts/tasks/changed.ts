import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureEditor } from '../build-editor.ts';
import { ensureTheme } from '../build-theme.ts';
import { browserTests } from '../changed/browser-tests.ts';
import { type Changes, Git } from '../changed/git.ts';
import { reached, usersOf } from '../changed/graph.ts';
import { LIMITS, type Plan, planOf } from '../changed/plan.ts';
import { readSections } from '../coverage/rules.ts';
import { root } from '../project.ts';
import { BROKEN, type Count } from '../testing/count.ts';
import { e2e } from '../testing/e2e.ts';
import { part } from '../testing/part.ts';
import { unit } from '../testing/unit.ts';
import { staticChecks } from './check.ts';

/** Files that nothing imports and that decide how everything runs. */
const EVERYTHING = /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts|e2e\/playwright\.config\.ts)$/;

/** A file's text; of one that has been removed, none. */
function text(path: string): string {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return '';
  }
}

function planFor({ files: changed }: Changes, git: Git, isLimited: boolean): Plan {
  const files = git.files();
  const distances = reached(changed, usersOf(files, text));
  for (const file of distances.keys()) if (text(file) === '') distances.delete(file);
  const tests = files
    .filter((file) => /^e2e\/.*\.spec\.ts$/.test(file))
    .flatMap((file) => browserTests(file, text(file)));
  const rules = readSections().flatMap((section) => section.rules);
  const none = { unitFiles: Number.POSITIVE_INFINITY, browserTests: Number.POSITIVE_INFINITY };
  return planOf(distances, rules, tests, isLimited ? LIMITS : none);
}

function describe({ since, files }: Changes, { unit, browserTests, left }: Plan): void {
  console.log(
    `${files.length} files changed since ${since}; ${unit.length} unit test files and ${browserTests} browser tests reached`,
  );
  if (left.unitFiles + left.browserTests > 0)
    console.log(
      `left out, being further away: ${left.unitFiles} unit test files, ${left.browserTests} browser tests (--all runs them)`,
    );
  for (const file of files.filter((path) => EVERYTHING.test(path)))
    console.log(`${file} decides how everything runs: npm test shows what it changes`);
}

/**
 * `npm test -- changed [--since REVISION] [--all]`: all checks, and the tests that what has changed can reach, nearest first (docs/testing.md).
 * `--all` lifts the limits that hold a typical change below a minute.
 */
export async function changed(args: readonly string[]): Promise<Count[]> {
  const { values } = parseArgs({ args: [...args], options: { since: { type: 'string' }, all: { type: 'boolean' } } });
  const git = new Git(root);
  const changes = git.changes(values.since);
  const plan = planFor(changes, git, !values.all);
  describe(changes, plan);
  const counts: Count[] = [];
  // Beside each other: most of the build is one thread's work.
  const [checks, ...built] = await Promise.all([
    staticChecks(),
    plan.unit.length || plan.grep ? ensureTheme() : 0,
    plan.grep ? ensureEditor() : 0,
  ]);
  counts.push(checks, ...built.filter((code) => code !== 0).map(() => BROKEN));
  if (plan.unit.length > 0) counts.push(await part('unit', () => unit(plan.unit)));
  if (plan.grep) counts.push(await part('e2e', () => e2e(['--pass-with-no-tests', `--grep=${plan.grep}`])));
  return counts;
}
