/** Compiles the sections of the storefront, then again after a change of each file given; prints the ms of each, as a JSON list, last. */

import { join } from 'node:path';
import { createSectionCompiler } from '@vitrine/compiler/build/sections/section-compiler.ts';
import { sectionsOf } from '@vitrine/compiler/build/sections/sections.ts';
import { root } from '../../scripts/project.ts';
import { median } from '../median.ts';

const ROUNDS = 7;
const files = process.argv.slice(2);
const sections = sectionsOf(join(root, 'packages/storefront'), createSectionCompiler());

/** ms of compiling what these files reach, or of everything. */
async function timed(changed: readonly string[]): Promise<number> {
  const began = performance.now();
  if (changed.length > 0) sections.invalidate(changed);
  const opened = sections.open();
  const compiled = await sections.compile();
  const problems = [...opened.problems, ...compiled.problems];
  if (problems.length > 0) throw new Error(problems.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  return performance.now() - began;
}

await timed([]);
const medians: number[] = [];
for (const file of files) {
  // The first is not warm.
  await timed([file]);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await timed([file]));
  medians.push(median(times));
}
console.log(JSON.stringify(medians));
