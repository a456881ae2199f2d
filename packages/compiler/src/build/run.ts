/** `build` at the command line. */
import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startQuickCheck } from '../parity/quick.ts';
import { buildTheme } from './builder.ts';
import { printProblem } from './problem.ts';

/** Builds, and prints the result. Resolves to the exit code. */
export async function runBuild(from: string, to: string): Promise<number> {
  if (!existsSync(join(from, 'src'))) {
    console.error(`${from} holds no storefront: there is no src folder in it`);
    return 1;
  }
  const storefront = realpathSync(from);
  const startParityCheck = (files: readonly string[]) => startQuickCheck(storefront, files);
  const start = performance.now();
  const built = await buildTheme(storefront, resolve(to), { startParityCheck });
  if (built.ok) {
    const { sections, assets } = built.value;
    console.log(
      `theme: ${sections} sections, ${assets} assets in ${((performance.now() - start) / 1000).toFixed(1)} s`,
    );
    return 0;
  }
  for (const problem of built.error) console.error(printProblem(problem, process.cwd()));
  console.error(`theme: ${built.error.length} ${built.error.length === 1 ? 'problem' : 'problems'}, nothing written`);
  return 1;
}
