import { answerCase, type CaseAnswer } from '@vitrine/liquid/answer-case.ts';
import { toJson } from '@vitrine/liquid/platform/json.ts';
import { readJson } from '@vitrine/liquid/values/read-json.ts';
import type { Settings } from './settings.ts';

/** Modes of the parser by their names. `warn` is the reference's: it reads as lax does. */
const MODES = { lax: 'lax', warn: 'lax', strict: 'strict', strict2: 'strict2' } as const;

const isMode = (name: string): name is keyof typeof MODES => Object.hasOwn(MODES, name);

/**
 * `vitrine liquid < CASES.jsonl` renders templates, a line of JSON each: `t` template, `a` data, `p` snippets by name, and
 * `mode`, `lax` if left out (of `strict2|strict` the first counts). Each line is answered by one: `{"out": …}`, or
 * `{"parse_error": …}` for a template that is refused, or `{"error": …}` for a line that is no case.
 */
export async function liquidCommand(_: Settings, input: AsyncIterable<Buffer> = process.stdin): Promise<number> {
  for await (const line of linesOf(input)) {
    if (line.trim() !== '') process.stdout.write(`${answerLine(line)}\n`);
  }
  return 0;
}

/** The answer to one line, as a line. Never throws. */
export function answerLine(line: string): string {
  try {
    return JSON.stringify(answerOf(line));
  } catch (error) {
    return JSON.stringify({ error: error instanceof Error ? error.message : String(error) });
  }
}

/** @throws Error with a sentence where the line is no case */
function answerOf(line: string): CaseAnswer {
  const fields = membersOf(readJson(line), 'A case');
  const template = fields.get('t');
  if (typeof template !== 'string') throw new Error('A case needs a template: t must be text.');
  const given = fields.get('mode') ?? '';
  const mode = typeof given === 'string' ? given.split('|')[0] || 'lax' : '';
  if (!isMode(mode)) throw new Error('mode must be lax, strict or strict2.');
  const data = membersOf(fields.get('a') ?? {}, 'a, the data,');
  const partials = membersOf(fields.get('p') ?? {}, 'p, the snippets,');
  return answerCase({ template, data, partials, mode: MODES[mode] }, { filters: { json: toJson } });
}

function membersOf(value: unknown, what: string): ReadonlyMap<string, unknown> {
  if (value instanceof Map) return value;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) {
    throw new Error(`${what} must be an object.`);
  }
  return new Map(Object.entries(value));
}

/** Lines that end with `\n`: `readline` would break the text at U+2028 as well. */
async function* linesOf(input: AsyncIterable<Buffer>): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of input) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest + decoder.decode();
}
