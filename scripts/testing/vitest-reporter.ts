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

/** Prints each failed test with the command that runs it alone, and nothing about those that pass. */
export default class implements Reporter {
  #progress = new Progress('unit', 'files');

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#progress.start(specifications.length);
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state !== 'failed') return;
    this.#fail([fromRoot(test.module.moduleId), ...titlesOf(test)], errors ?? [], written(test));
  }

  /** A hook around several tests. */
  onTestSuiteResult(suite: TestSuite): void {
    const errors = suite.errors();
    if (errors.length > 0) this.#fail([fromRoot(suite.module.moduleId), ...titlesOf(suite)], errors);
  }

  onTestModuleEnd(module: TestModule): void {
    this.#progress.step();
    const errors = module.errors();
    if (errors.length > 0) this.#fail([fromRoot(module.moduleId)], errors, written(module));
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: TestErrors): void {
    if (modules.length === 0) console.log('No test file has such a name.');
    if (unhandled.length > 0) this.#fail(['outside of any test'], unhandled);
    this.#progress.end();
  }

  #fail([file = '', ...names]: string[], errors: TestErrors, output?: string): void {
    const alone = ['npm test -- unit', file, ...(names.length ? ['-t', namePattern(names.join(' '))] : [])].join(' ');
    this.#progress.fail(describeFailure({ titles: [file, ...names], errors: errorsOf(errors), alone, output }));
  }
}
