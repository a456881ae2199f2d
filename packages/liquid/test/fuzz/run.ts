/** For maintainers: `node packages/liquid/test/fuzz/run.ts [--size N] [--seed S]` throws random templates and data at the engine. */
import { parseArgs } from 'node:util';
import { problemOf, randomFuzz } from './fuzz.ts';

const { values } = parseArgs({
  options: { size: { type: 'string', default: '50000' }, seed: { type: 'string', default: '1' } },
});
const [size, first] = [Number(values.size), Number(values.seed)];
let problems = 0;
for (let seed = first; seed < first + size && problems < 10; seed++) {
  const fuzz = randomFuzz(seed);
  const problem = problemOf(fuzz);
  if (problem === undefined) continue;
  problems++;
  console.log(`seed ${seed}, ${fuzz.mode}: ${JSON.stringify(fuzz.template)}\n  ${problem}\n`);
}
console.log(`${size} templates from seed ${first}: ${problems} problems`);
process.exit(problems > 0 ? 1 : 0);
