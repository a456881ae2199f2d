import { mkdirSync, rmSync } from 'node:fs';
import { ensureEditor } from '../build-editor.ts';
import { ensureTheme } from '../build-theme.ts';
import { rulesShown } from '../coverage/rules-shown.ts';
import { BROKEN, type Count, resultsDir, sentence, sum } from '../testing/count.ts';
import { e2e, e2eOnPostgres } from '../testing/e2e.ts';
import { needsTheme } from '../testing/needs-theme.ts';
import { part } from '../testing/part.ts';
import { useOwnTemporaryFolder } from '../testing/temporary-folder.ts';
import { unit } from '../testing/unit.ts';
import { changed } from './changed.ts';
import { staticChecks } from './check.ts';

/** The tests need the theme and its editor as they are now. */
async function afterBuild(run: () => Promise<Count[]>): Promise<Count[]> {
  const built = await Promise.all([ensureTheme(), ensureEditor()]);
  return [...built.filter((code) => code !== 0).map(() => BROKEN), ...(await run())];
}

/** All tests, one part after the other: each takes all processors. */
async function allTests(): Promise<Count[]> {
  const counts = [await part('unit', () => unit([])), await part('e2e', () => e2e([]))];
  if (process.env.VITRINE_FULL === '1') counts.push(await part('e2e on PostgreSQL', e2eOnPostgres));
  return [...counts, await part('rules shown', async () => rulesShown(resultsDir))];
}

/** The checks need no theme, and a processor is free while it is built. */
async function everything(): Promise<Count[]> {
  return (await Promise.all([staticChecks(), afterBuild(allTests)])).flat();
}

/** What a run of some tests is named by, behind `npm test --`. */
const CHOICES: Record<string, (args: readonly string[]) => Promise<Count[]>> = {
  changed,
  unit(args) {
    const run = async () => [await part('unit', () => unit(args))];
    return needsTheme(args) ? afterBuild(run) : run();
  },
  e2e: (args) => afterBuild(async () => [await part('e2e', () => e2e(args))]),
};

/**
 * `npm test`: everything. `npm test -- unit` or `-- e2e` runs that part, with further arguments for its runner; `npm test -- changed` what
 * a change can reach. The last line printed is `N passed, N failed`.
 */
export async function test([name, ...args]: string[]): Promise<number> {
  const choice = name === undefined ? everything : CHOICES[name];
  if (!choice) {
    console.error(
      `Unknown choice "${name}". There are: ${Object.keys(CHOICES).join(', ')}; and everything, by npm test.`,
    );
    return 1;
  }
  rmSync(resultsDir, { recursive: true, force: true });
  mkdirSync(resultsDir, { recursive: true });
  useOwnTemporaryFolder();
  const total = sum(await choice(args));
  console.log(`\n${sentence(total)}`);
  return total.failed === 0 ? 0 : 1;
}

/** `npm run test:full`: everything, in its whole breadth: all viewports, the whole crawl, both engines. Campaigns
 * are run by themselves. */
export function testFull(args: string[]): Promise<number> {
  process.env.VITRINE_FULL = '1';
  return test(args);
}
