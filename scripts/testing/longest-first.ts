import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that take 5 s and more: one of them at the end would keep a single processor while the others have nothing to do. */
const LONGEST = [
  'packages/host/test/crash.test.ts',
  'packages/storefront/src/sections/law.test.ts',
  'packages/host/test/cli.test.ts',
  'packages/host/test/broken.test.ts',
  'scripts/start.test.ts',
  'packages/storefront/test/theme-check.test.ts',
  'packages/storefront/test/page-law.test.ts',
];

const isLongest = ({ moduleId }: TestSpecification) => LONGEST.some((file) => moduleId.endsWith(`/${file}`));

/** The order of Vitest (project by project, what failed last time first), with the longest files at the head of their project. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(isLongest), ...own.filter((file) => !isLongest(file))];
    });
  }
}
