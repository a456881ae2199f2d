import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/project.ts';
import { median } from './median.ts';
import type { OwnPart, Row } from './report.ts';

const ROUNDS = 3;
const STOREFRONT = join(root, 'packages/storefront');
const SECTION = join(STOREFRONT, 'src/sections/product/product.section.tsx');
const VIEW = join(STOREFRONT, 'src/sections/product/Product.tsx');

/** One process. ms. */
interface Run {
  wall: number;
  processor: number;
  output: string;
}

function run(data: string, script: string, args: readonly string[], env: Record<string, string> = {}): Run {
  const file = join(data, 'processor-time');
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', join(root, 'bench/build/processor-time.ts'), script, ...args],
    // What is built is what a merchant gets, and everything but the build is as quick as it can be.
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', VITRINE_PROCESSOR_TIME: file, ...env },
    },
  );
  const wall = performance.now() - began;
  if (status !== 0) throw new Error(`${script} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return { wall, processor: Number(readFileSync(file, 'utf8')), output: stdout };
}

/** A build of the theme in a process of its own, sections compiled again in one that goes on; Vite's bundling of the same views beside it. */
export const benchBuild: OwnPart = {
  title: `Build of the theme (${ROUNDS} processes by turns, medians)`,
  async run(data) {
    const cache = join(data, 'cache');
    const out = join(data, 'theme');
    mkdirSync(out, { recursive: true });
    const build = () =>
      run(data, 'packages/compiler/src/cli.ts', ['build', '--storefront', STOREFRONT, '--out', out], {
        VITRINE_CACHE: cache,
      });
    const runs = { plain: Array.of<Run>(), cold: Array.of<Run>(), warm: Array.of<Run>() };
    for (let round = 0; round < ROUNDS; round++) {
      runs.plain.push(run(data, 'bench/build/plain.ts', []));
      rmSync(cache, { recursive: true, force: true });
      rmSync(out, { recursive: true });
      runs.cold.push(build());
      runs.warm.push(build());
    }
    const of = (name: keyof typeof runs, key: 'wall' | 'processor') => median(runs[name].map((one) => one[key]));
    const row = (what: string, value: number, key: 'wall' | 'processor', target?: number): Row => ({
      what,
      value,
      unit: 'ms',
      baseline: { name: `Vite alone, ${key === 'wall' ? 'time' : 'processor time'}`, value: of('plain', key) },
      target,
    });
    const rows = [
      row('everything, nothing cached', of('cold', 'wall'), 'wall', 8000),
      row('everything, nothing cached: processor time', of('cold', 'processor'), 'processor'),
      row('everything, cached', of('warm', 'wall'), 'wall'),
      row('everything, cached: processor time', of('warm', 'processor'), 'processor'),
    ];
    try {
      const { output } = run(data, 'bench/build/again.ts', [SECTION, VIEW], { VITRINE_CACHE: cache });
      const [section = 0, view = 0]: number[] = JSON.parse(output.trim().split('\n').at(-1) ?? '');
      rows.push(
        row('a changed section file, compiled in a process that goes on', section, 'wall', 300),
        row('a changed view, compiled in a process that goes on', view, 'wall'),
      );
    } catch (error) {
      console.log(`\nA change in a process that goes on could not be built: ${String(error)}`);
    }
    return rows;
  },
};
