/** The commands of the project: `npm start`, `npm test` and the rest come here with their name. */
import { enableCompileCache } from 'node:module';

enableCompileCache();

type Task = (args: string[]) => Promise<number>;

/** Each is loaded when it is run. */
const TASKS: Record<string, () => Promise<Task>> = {
  start: async () => (await import('./tasks/serve.ts')).start,
  dev: async () => (await import('./tasks/serve.ts')).dev,
  'two-nodes': async () => (await import('./tasks/two-nodes.ts')).twoNodes,
  test: async () => (await import('./tasks/test.ts')).test,
  'test:full': async () => (await import('./tasks/test.ts')).testFull,
  screens: async () => (await import('./tasks/screens.ts')).screens,
  check: async () => (await import('./tasks/check.ts')).check,
  coverage: async () => (await import('./tasks/coverage.ts')).coverage,
  language: async () => (await import('./tasks/language.ts')).language,
  fidelity: async () => (await import('./tasks/fidelity.ts')).fidelity,
  parity: async () => (await import('./tasks/parity.ts')).parity,
  theme: async () => (await import('./tasks/theme.ts')).theme,
  bench: async () => (await import('./tasks/bench.ts')).bench,
  campaign: async () => (await import('./tasks/campaign.ts')).campaign,
  vitrine: async () => (await import('./tasks/vitrine.ts')).vitrine,
  pack: async () => (await import('./tasks/pack.ts')).pack,
};

const [name = '', ...args] = process.argv.slice(2);
const load = TASKS[name];
if (!load) {
  console.error(`Unknown command "${name}". There are: ${Object.keys(TASKS).join(', ')}.`);
  process.exit(1);
}
const task = await load();
// A front door that was killed has passed no signal on: what this process has started ends as after one.
const end = () => process.kill(process.pid, 'SIGTERM');
process.once('disconnect', end);
process.exitCode = await task(args);
// The channel would keep the process.
process.off('disconnect', end);
if (process.connected) process.disconnect?.();
