/** Builds the theme into the folder given, then again after a change of each file given; prints the ms of each, as a JSON list, last. */

import { join } from 'node:path';
import { createBuilder } from '@vitrine/compiler/build/builder.ts';
import { root } from '../../scripts/project.ts';
import { median } from '../median.ts';

const ROUNDS = 7;
const [out = '', ...files] = process.argv.slice(2);
const builder = createBuilder(join(root, 'packages/storefront'), out);

/** ms of a build of what these files reach, or of everything. */
async function timed(changed?: readonly string[]): Promise<number> {
  const began = performance.now();
  const built = await builder.build(changed);
  if (!built.ok) throw new Error(built.error.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  return performance.now() - began;
}

await timed();
const medians: number[] = [];
for (const file of files) {
  // The first is not warm.
  await timed([file]);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await timed([file]));
  medians.push(median(times));
}
console.log(JSON.stringify(medians));
