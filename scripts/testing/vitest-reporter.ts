import type { Reporter, TestCase, TestModule, TestSpecification, TestSuite } from 'vitest/node';
import { describeFailure, type FailureError, fromRoot, namePattern } from './failure.ts';
import { Progress } from './progress.ts';

type TestErrors = Readonly<ReturnType<TestModule['errors']>>;

/** Groups around a test, outermost first, and its own name. */
function titlesOf(entity: TestCase | TestSuite): string[] {
  return [...(entity.parent.type === 'module' ? [] : titlesOf(entity.parent)), entity.name];
}

const isOwn = (file: string): boolean => !file.includes('/node_modules/') && !file.startsWith('node:');

function errorsOf(errors: TestErrors): FailureError[] {
  return errors.map(({ name, message, diff, stacks = [] }) => {
    const at = stacks.find(({ file }) => isOwn(file));
    return { message: [`${name ?? 'Error'}: ${message}`, diff].filter(Boolean).join('\n\n'), at };
  });
}

const written = (entity: TestCase | TestModule): string =>
  entity
    .logs()
    .map(({ content }) => content)
    .join('');

/** What runs a file of the project `postgres` there: a file of a full run is in it with this alone. */
const onPostgres = (file: string): string =>
  `${process.env.VITRINE_FULL === '1' ? 'VITRINE_FULL=1 ' : ''}npm test -- unit ${file} --project=postgres`;

/** ms that the workers of a run may take to end. Vitest waits for ever while a process that a test has started holds their output. */
const END_LIMIT = 60_000;

/** Prints each failed test with the command that runs it alone, and nothing about those that pass. */
export default class implements Reporter {
  #progress = new Progress('unit', 'files');

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#progress.start(specifications.length);
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state !== 'failed') return;
    this.#fail(titlesOf(test), errors ?? [], test.module, written(test));
  }

  /** A hook around several tests. */
  onTestSuiteResult(suite: TestSuite): void {
    const errors = suite.errors();
    if (errors.length > 0) this.#fail(titlesOf(suite), errors, suite.module);
  }

  onTestModuleEnd(module: TestModule): void {
    this.#progress.step();
    const errors = module.errors();
    if (errors.length > 0) this.#fail([], errors, module, written(module));
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: TestErrors): void {
    if (modules.length === 0) console.log('No test file has such a name.');
    if (unhandled.length > 0) {
      const alone = 'npm test -- unit';
      this.#progress.fail(describeFailure({ titles: ['outside of any test'], errors: errorsOf(unhandled), alone }));
    }
    this.#progress.end();
    setTimeout(() => {
      console.error(
        `The tests have ended, but not all processes that they started: this run ends after ${END_LIMIT / 1000} s.`,
      );
      process.exit(1);
    }, END_LIMIT).unref();
  }

  #fail(names: string[], errors: TestErrors, { moduleId, project }: TestModule, output?: string): void {
    const file = fromRoot(moduleId);
    const isOnPostgres = project.name === 'postgres';
    const run = isOnPostgres ? onPostgres(file) : `npm test -- unit ${file}`;
    const alone = [run, ...(names.length ? ['-t', namePattern(names.join(' '))] : [])].join(' ');
    const titles = [file, ...(isOnPostgres ? ['on PostgreSQL'] : []), ...names];
    this.#progress.fail(describeFailure({ titles, errors: errorsOf(errors), alone, output }));
  }
}
