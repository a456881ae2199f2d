import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { describeFailure, type FailureError } from './failure.ts';
import { Progress } from './progress.ts';

/** ms around a test in which what the servers write may be about it. */
const AROUND = 500;

/** Before a command, in a run whose shops are in PostgreSQL. */
const ON_POSTGRES = process.env.VITRINE_E2E_DATABASE === 'postgres' ? 'VITRINE_E2E_DATABASE=postgres ' : '';

const isFailed = (test: TestCase, { status }: TestResult): boolean =>
  status !== 'skipped' && status !== test.expectedStatus;

const errorOf = ({ message, value, stack, location, snippet }: TestError): FailureError => ({
  message: [message ?? value ?? stack ?? '', snippet].filter(Boolean).join('\n\n'),
  at: location,
});

/** Prints each failed test with the command that runs it alone, and nothing about those that pass. */
export default class implements Reporter {
  #progress = new Progress('e2e', 'tests');
  /** What the shops and the apps wrote, with when. */
  #servers: { at: number; text: string }[] = [];
  #rootDir = '';

  onBegin({ configFile, rootDir }: FullConfig, suite: Suite): void {
    this.#rootDir = configFile ? relative(process.cwd(), configFile).replace(/[^/\\]*$/, '') : rootDir;
    this.#progress.start(suite.allTests().length);
  }

  onStdErr(chunk: string | Buffer, test: TestCase | undefined): void {
    if (!test) this.#servers.push({ at: Date.now(), text: chunk.toString() });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#progress.step();
    if (!isFailed(test, result)) return;
    const [, project = '', file = '', ...names] = test.titlePath();
    const place = `${relative(this.#rootDir, test.location.file)}:${test.location.line}`;
    const began = result.startTime.getTime();
    const heard = this.#servers.filter(({ at }) => at > began - AROUND && at < began + result.duration + AROUND);
    const own = [...result.stdout, ...result.stderr].map(String);
    this.#progress.fail(
      describeFailure({
        titles: [`${file}:${test.location.line}`, project, ...names],
        errors: result.errors.map(errorOf),
        alone: `${ON_POSTGRES}npm test -- e2e ${place} --project=${project}`,
        output: [...own, ...heard.map(({ text }) => text)].join(''),
      }),
    );
  }

  /** What belongs to no test: a file that cannot be read, a server that does not start. */
  onError(error: TestError): void {
    const titles = ['outside of any test'];
    const output = this.#servers.map(({ text }) => text).join('');
    this.#progress.fail(
      describeFailure({ titles, errors: [errorOf(error)], alone: `${ON_POSTGRES}npm test -- e2e`, output }),
    );
  }

  onEnd(): void {
    this.#progress.end();
  }

  printsToStdio(): boolean {
    return true;
  }
}
