/** `build` and `build --watch` at the command line. */
import { existsSync, realpathSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type QuickRound, startQuickRound } from '../parity/quick.ts';
import { type Builder, type Built, createBuilder } from './builder.ts';
import { type Problem, printProblem } from './problem.ts';

/** ms after a change in which more of them are waited for: an editor writes a file in steps. */
const QUIET = 30;

/** Exit code of the build. With `watching` it builds again on every change and never ends by itself. */
export async function runBuild(from: string, to: string, watching: boolean): Promise<number> {
  if (!existsSync(join(from, 'src'))) {
    console.error(`${from} holds no storefront: there is no src folder in it`);
    return 1;
  }
  const storefront = realpathSync(from);
  if (watching) return keepBuilding(storefront, createBuilder(storefront, resolve(to)));
  const startRound = (files: readonly string[]) => startQuickRound(storefront, files);
  const built = await once(createBuilder(storefront, resolve(to), { isShared: true, startRound }));
  return built.ok ? 0 : 1;
}

/** Builds and prints what came of it. */
async function once(builder: Builder, changed?: readonly string[]): Promise<Built> {
  const start = performance.now();
  const built = await builder.build(changed);
  if (built.ok) {
    const { sections, assets, changed: files } = built.value;
    const seconds = ((performance.now() - start) / 1000).toFixed(changed ? 2 : 1);
    const others = changed ? `, ${files.length} ${files.length === 1 ? 'file' : 'files'} changed` : '';
    console.log(`theme: ${sections} sections, ${assets} assets in ${seconds} s${others}`);
  } else {
    print(built.error);
    console.error(`theme: ${built.error.length} ${built.error.length === 1 ? 'problem' : 'problems'}, nothing written`);
  }
  return built;
}

function print(problems: readonly Problem[]): void {
  for (const problem of problems) console.error(printProblem(problem, process.cwd()));
}

/** Checks the sections after they were compiled, so that a change is seen at once. A newer build takes an unfinished round over. */
function roundsAfter(storefront: string): (compiled: readonly string[]) => void {
  const unchecked = new Set<string>();
  let round: QuickRound | undefined;
  return (compiled) => {
    if (compiled.length === 0) return;
    round?.stop();
    for (const file of compiled) unchecked.add(file);
    round = startQuickRound(storefront, [...unchecked]);
    round.problems.then((problems) => {
      if (problems === undefined) return;
      unchecked.clear();
      print(problems);
    });
  };
}

/**
 * Builds what each change reaches, in this process. A change of the compiler itself needs a new start; its modules that the browser runs are
 * the storefront's as far as this goes. Ends with the process.
 */
async function keepBuilding(storefront: string, builder: Builder): Promise<number> {
  const check = roundsAfter(storefront);
  const build = async (files?: readonly string[]) => {
    const built = await once(builder, files);
    if (built.ok) check(built.value.compiled);
  };
  await build();
  const sources = [
    join(storefront, 'src'),
    join(storefront, 'theme'),
    join(storefront, '../contract/src'),
    fileURLToPath(new URL('../', import.meta.url)),
  ].filter((folder) => existsSync(folder));
  return new Promise((_, reject) => {
    let changed = new Set<string>();
    let isRunning = false;
    let timer: NodeJS.Timeout | undefined;
    const catchUp = async () => {
      if (isRunning) return;
      isRunning = true;
      while (changed.size > 0) {
        const files = [...changed];
        changed = new Set();
        await build(files);
      }
      isRunning = false;
    };
    for (const source of sources) {
      watch(source, { recursive: true }, (_event, name) => {
        if (name === null || /node_modules|\.test\.|~$/.test(name)) return;
        changed.add(join(source, name));
        clearTimeout(timer);
        timer = setTimeout(() => catchUp().catch(reject), QUIET);
      });
    }
  });
}
