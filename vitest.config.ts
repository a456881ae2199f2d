import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { readSections } from './scripts/coverage/rules.ts';
import { testProjects } from './scripts/test-projects.ts';
import { TestOrder } from './scripts/testing/test-order.ts';

const files = testProjects();

/** Properties are checked with the same values each time; a full run looks further. */
const fixedSeed = {
  name: 'fixed-seed',
  // Before types are stripped: that rewrites the import.
  enforce: 'pre' as const,
  transform: (code: string, file: string) =>
    process.env.VITRINE_FULL !== '1' && /\.test\.tsx?$/.test(file)
      ? code.replace(
          "import fc from 'fast-check';",
          "import fc from 'fast-check'; fc.configureGlobal({ seed: 20_26 });",
        )
      : undefined,
};

export default defineConfig({
  plugins: [fixedSeed],
  test: {
    pool: 'forks',
    // One more than processors, because some tests wait: for mails, for processes they have started.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: TestOrder },
    // For a machine that is busy: what hangs is seen late, what is slow does not fail.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 }, requireAssertions: true },
    setupFiles: ['scripts/vitest.setup.ts'],
    // A test says which rules it shows; an id that is no rule fails.
    tags: readSections().flatMap(({ rules }) => rules.map(({ id, text }) => ({ name: id, description: text }))),
    projects: [
      // Files share a worker one after the other: none of them changes what the next one finds.
      { extends: true, test: { name: 'node', include: files.node, isolate: false } },
      // The same, with a PostgreSQL server that the run starts.
      {
        extends: true,
        test: {
          name: 'postgres',
          include: files.postgres,
          isolate: false,
          globalSetup: 'scripts/postgres/test-server.setup.ts',
          setupFiles: ['scripts/postgres/use-test-server.ts'],
        },
      },
      // A context of its own for each file, in a process that has loaded the DOM once.
      {
        extends: true,
        test: {
          name: 'dom',
          include: files.dom,
          pool: 'vmForks',
          setupFiles: ['packages/storefront/test/dom.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'demo-shop',
          include: files['demo-shop'],
          isolate: false,
          globalSetup: 'packages/storefront/test/demo-shop.setup.ts',
        },
      },
    ],
  },
});
