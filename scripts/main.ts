/** The commands of the project: `npm start`, `npm test` and the rest come here with their name. */
import { bench } from './tasks/bench.ts';
import { campaign } from './tasks/campaign.ts';
import { check } from './tasks/check.ts';
import { coverage } from './tasks/coverage.ts';
import { screens } from './tasks/screens.ts';
import { dev, start } from './tasks/serve.ts';
import { test, testFull } from './tasks/test.ts';
import { theme } from './tasks/theme.ts';
import { vitrine } from './tasks/vitrine.ts';

const TASKS: Record<string, (args: string[]) => Promise<number>> = {
  start,
  dev,
  test,
  'test:full': testFull,
  screens,
  check,
  coverage,
  theme,
  bench,
  campaign,
  vitrine,
};

const [name = '', ...args] = process.argv.slice(2);
const task = TASKS[name];
if (!task) {
  console.error(`Unknown command "${name}". There are: ${Object.keys(TASKS).join(', ')}.`);
  process.exit(1);
}
process.exitCode = await task(args);
