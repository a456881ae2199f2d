import { type Count, sentence } from './count.ts';

/** Runs one part of the tests and prints a line about it: its name, what passed and failed, and how long it took. */
export async function part(name: string, run: () => Promise<Count>): Promise<Count> {
  const began = performance.now();
  const count = await run();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${count.failed === 0 ? '✓' : '✗'} ${name}: ${sentence(count)} (${seconds} s)`);
  return count;
}
