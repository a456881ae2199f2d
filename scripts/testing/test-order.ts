import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { DOM } from '../test-projects.ts';

/** Test files that take 5 s and more: one of them at the end would keep a single processor while the others have nothing to do. */
const LONGEST = [
  'campaigns/short-form.test.ts',
  'scripts/create-project.test.ts',
  'packages/compiler/test/mutations.test.ts',
  'scripts/dev.test.ts',
  'packages/compiler/test/corpus.test.ts',
  'packages/storefront/src/sections/parity.test.ts',
  'packages/host/test/cli.test.ts',
  'packages/host/test/broken.test.ts',
  'scripts/start.test.ts',
  'packages/storefront/test/theme-check.test.ts',
  'packages/storefront/test/page-parity.test.ts',
];

/**
 * Where in its project a file runs: the longest first, those with a DOM last. A worker has one environment for its whole life, so each
 * file with a DOM between two without would end one worker and start two.
 */
function rank({ moduleId }: TestSpecification): number {
  if (LONGEST.some((file) => moduleId.endsWith(`/${file}`))) return 0;
  return DOM.test(readFileSync(moduleId, 'utf8')) ? 2 : 1;
}

/** Project by project, and within each place what failed last time first, as in Vitest's own order. */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      const ranks = Map.groupBy(own, rank);
      return [0, 1, 2].flatMap((place) => ranks.get(place) ?? []);
    });
  }
}
