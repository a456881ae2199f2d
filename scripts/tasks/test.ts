import { mkdirSync, rmSync } from 'node:fs';
import { rulesShown } from '../coverage/rules-shown.ts';
import { ensureTheme } from '../project.ts';
import { BROKEN, type Count, resultsDir, sentence, sum } from '../testing/count.ts';
import { e2e } from '../testing/e2e.ts';
import { part } from '../testing/part.ts';
import { unit } from '../testing/unit.ts';
import { staticChecks } from './check.ts';

const PARTS: Record<string, (args: readonly string[]) => Promise<Count>> = { unit, e2e };

/** What a run of all tests has, one part after the other: each takes all processors. */
async function everything(): Promise<Count[]> {
  const counts = [await staticChecks()];
  for (const [name, run] of Object.entries(PARTS)) counts.push(await part(name, () => run([])));
  counts.push(await part('rules shown', async () => rulesShown(resultsDir)));
  return counts;
}

/**
 * `npm test`: everything. `npm test -- unit` or `-- e2e` runs that part, with further arguments for its runner. The last line printed is
 * `N passed, N failed`.
 */
export async function test([name, ...args]: string[]): Promise<number> {
  const one = name === undefined ? undefined : PARTS[name];
  if (name !== undefined && !one) {
    console.error(`Unknown part "${name}". There are: ${Object.keys(PARTS).join(', ')}; and all of them, by npm test.`);
    return 1;
  }
  rmSync(resultsDir, { recursive: true, force: true });
  mkdirSync(resultsDir, { recursive: true });
  const counts = (await ensureTheme()) === 0 ? [] : [BROKEN];
  counts.push(...(name !== undefined && one ? [await part(name, () => one(args))] : await everything()));
  const total = sum(counts);
  console.log(`\n${sentence(total)}`);
  return total.failed === 0 ? 0 : 1;
}

/** `npm run test:full`: everything, in its whole breadth: all viewports, the whole crawl, all campaigns. */
export function testFull(args: string[]): Promise<number> {
  process.env.VITRINE_FULL = '1';
  return test(args);
}
