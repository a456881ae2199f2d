import { answerCase } from '../src/answer-case.ts';
import { readJson } from '../src/values/read-json.ts';
import type { Answer, Question } from './reference.ts';

type Options = NonNullable<Parameters<typeof answerCase>[1]>;

/** Compiled at once, from the second render on (snippets alone), and never. */
const COMPILE_AFTER = [0, 1, Number.POSITIVE_INFINITY];

/** What this engine answers. An exception is a defect (`raised`), and so is an answer that depends on when it compiles. */
export function answer(question: Question, options: Options = {}): Answer {
  const now = options.now ?? Date.now;
  const time = now();
  const answers = COMPILE_AFTER.map((compileAfter) =>
    answerOnce(question, { ...options, now: () => time, compileAfter }),
  );
  const [compiled = { raised: 'nothing' }] = answers;
  return answers.every((other) => JSON.stringify(other) === JSON.stringify(compiled))
    ? compiled
    : { raised: `compiled after ${COMPILE_AFTER.join(', ')} renders: ${JSON.stringify(answers)}` };
}

function answerOnce({ template, data = '{}', partials = '{}', mode }: Question, options: Options): Answer {
  try {
    return answerCase({ template, data: members(data), partials: members(partials), mode: toMode(mode) }, options);
  } catch (error) {
    return { raised: error instanceof Error ? `${error.stack}` : String(error) };
  }
}

function members(text: string): ReadonlyMap<string, unknown> {
  const value = readJson(text);
  return value instanceof Map ? value : new Map(Object.entries(value ?? {}));
}

function toMode(text = ''): 'lax' | 'strict' | 'strict2' {
  return text === 'strict' || text === 'strict2' ? text : 'lax';
}
