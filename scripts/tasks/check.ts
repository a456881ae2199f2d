import { run, runNode } from '../project.ts';

/** The checks that need no running shop: types, lint and format, who imports whom. Resolves to the number that failed. */
export async function staticChecks(): Promise<{ passed: number; failed: number }> {
  const steps: [string, () => Promise<number>][] = [
    ['types', () => runNode('node_modules/typescript/bin/tsc', ['-p', '.'])],
    ['lint and format', () => runNode('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings'])],
    ['directions', () => run(process.execPath, ['scripts/directions.ts'])],
  ];
  let failed = 0;
  for (const [name, step] of steps) {
    const code = await step();
    console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
    if (code !== 0) failed++;
  }
  return { passed: steps.length - failed, failed };
}

/** `npm run check`. */
export async function check(): Promise<number> {
  return (await staticChecks()).failed === 0 ? 0 : 1;
}
