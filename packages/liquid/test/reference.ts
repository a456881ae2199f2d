/** Ruby Liquid itself, for tests: it is no part of the project, and is asked where it stands beside the checkout. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Where the reference and its recorded cases are, if anywhere. */
export const REFERENCE_FOLDER = join(import.meta.dirname, '../../../../shared/reference');

const folder = join(REFERENCE_FOLDER, 'ruby-liquid');
const server = join(import.meta.dirname, 'reference-server.mjs');

/** What is rendered: `data` and `partials` are JSON texts, so that `1.0` and the order of keys stay what they are. */
export interface Question {
  template: string;
  data?: string | undefined;
  partials?: string | undefined;
  /** `lax` (default), `strict` or `strict2`. */
  mode?: string | undefined;
}

/** What came of it: an output, a template that is refused, or (`raised`) a defect of the renderer itself. */
export type Answer = { out: string } | { parse_error: string } | { raised: string };

/** Whether two answers are the same; defects of a renderer are never. */
export function sameAnswer(one: Answer, other: Answer): boolean {
  if ('out' in one) return 'out' in other && one.out === other.out;
  return 'parse_error' in one && 'parse_error' in other && one.parse_error === other.parse_error;
}

/** Why the reference cannot be asked here; undefined where it can. */
export function whyNoReference(): string | undefined {
  const script = join(folder, 'vm.mjs');
  if (!existsSync(script)) return 'Ruby Liquid does not stand beside the checkout (../shared/reference/ruby-liquid)';
  const modules = process.env.RUBY_LIQUID_MODULES;
  try {
    createRequire(modules === undefined ? script : join(modules, 'package.json')).resolve('@ruby/wasm-wasi');
    return undefined;
  } catch {
    return 'the packages of Ruby Liquid are not installed (RUBY_LIQUID_MODULES names a folder that has them)';
  }
}

/** Ruby in WebAssembly is started again after so many questions: it does not give memory back. */
const BATCH = 2_000;

/** Longest time one batch may take, in ms: a question on which Ruby hangs counts as one it died of. */
const PATIENCE = 120_000;

/** The reference's answers, in order. A question on which it dies (endless recursion, say) is answered `raised`. */
export function askReference(questions: readonly Question[]): Answer[] {
  const answers: Answer[] = [];
  while (answers.length < questions.length) {
    const batch = questions.slice(answers.length, answers.length + BATCH);
    const { stdout, stderr } = spawnSync(process.execPath, ['--no-warnings', server, folder], {
      input: batch.map((question) => `${line(question)}\n`).join(''),
      encoding: 'utf8',
      timeout: PATIENCE,
      maxBuffer: 1024 * 1024 * 1024,
    });
    const said = stdout.split('\n').slice(0, -1);
    if (said.length === 0 && answers.length === 0 && !/WebAssembly|RuntimeError|RangeError/.test(stderr)) {
      throw new Error(`Ruby Liquid did not answer: ${stderr}`);
    }
    answers.push(...said.map((text): Answer => JSON.parse(text)));
    if (said.length < batch.length) answers.push({ raised: 'the reference died' });
  }
  return answers;
}

/** One line of JSON: `readline` would break it at U+2028 and U+2029 too. */
function line({ template, data = '{}', partials = '{}', mode = 'lax' }: Question): string {
  return `[${JSON.stringify(template)},${data},${partials},${JSON.stringify(mode)}]`
    .replaceAll('\n', ' ')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
