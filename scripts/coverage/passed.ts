/** What is read of Vitest's JSON report. */
export interface UnitReport {
  testResults: { assertionResults: { status: string; tags: string[] }[] }[];
}

/** What is read of Playwright's JSON report: a file or a group of tests, and those within. */
export interface BrowserSuite {
  /** `tags` stand without the `@` they are written with. There is a test for each project that ran the spec. */
  specs: { tags: string[]; tests: { results: { status: string }[] }[] }[];
  suites?: BrowserSuite[];
}

/** The tags of the unit tests that ran and passed, those of their groups included. */
export function passedInUnit({ testResults }: UnitReport): string[] {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').flatMap(({ tags }) => tags),
  );
}

/** The tags of the browser tests that ran and passed in one project at least. */
export function passedInBrowser({ specs, suites = [] }: BrowserSuite): string[] {
  const passed = specs.filter(({ tests }) =>
    tests.some(({ results }) => results.some(({ status }) => status === 'passed')),
  );
  return [...passed.flatMap(({ tags }) => tags), ...suites.flatMap(passedInBrowser)];
}
