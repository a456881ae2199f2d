import { ensureTheme, runNode } from '../project.ts';

/** `npm run bench`: the benchmarks, side by side in one run. */
export async function bench(args: string[]): Promise<number> {
  const built = await ensureTheme();
  return built === 0 ? runNode('bench/main.ts', args) : built;
}
