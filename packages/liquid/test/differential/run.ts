/** For maintainers: `node packages/liquid/test/differential/run.ts [--size N] [--seed S]` compares random templates with Ruby Liquid. */
import { parseArgs } from 'node:util';
import { whyNoReference } from '../reference.ts';
import { describe, search } from './search.ts';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    most: { type: 'string', default: '5' },
  },
});
const why = whyNoReference();
if (why !== undefined) {
  console.error(`Nothing can be compared: ${why}.`);
  process.exit(1);
}
const { asked, deliberate, found } = search({
  size: Number(values.size),
  seed: Number(values.seed),
  most: Number(values.most),
  onFound: (one) => console.log(`Seen:\n${describe(one)}\n… making it small`),
});
for (const difference of found) console.log(`\nA difference:\n${describe(difference)}`);
console.log(
  `${asked} templates compared (seeds from ${values.seed}): ${found.length} differences that are not listed, ${deliberate} that are`,
);
process.exit(found.length > 0 ? 1 : 0);
