import { readJson } from '../../src/values/read-json.ts';
import { readCases } from '../cases.ts';
import { Random } from '../random.ts';
import type { Question } from '../reference.ts';
import { writeJson } from '../write-json.ts';
import { randomData } from './random-data.ts';
import { TemplateWriter } from './random-template.ts';

/** A question in parts, so that it can be made smaller: JSON texts by variable, templates by snippet. */
export interface Parts {
  template: string;
  data: Readonly<Record<string, string>>;
  partials: Readonly<Record<string, string>>;
  mode: string;
}

/** Templates that somebody wrote, with what they need: random ones are mixed of their tokens. */
let written: readonly Omit<Parts, 'mode'>[] | undefined;

/** Not mixed: loops over so many items that the reference takes minutes, times, and bytes that are no text. */
const LEFT_OUT = /\.\.\s*[^)\s]*?\d[\d_]{4}|(?:limit|cols)\s*:\s*\d{6}|date|now|base64_/;

/** A random question; the same for the same seed. */
export function randomQuestion(seed: number): Parts {
  const random = new Random(seed);
  const mode = random.pick(['lax', 'lax', 'lax', 'strict', 'strict2']);
  const oddity = random.pick([0, 0.05, 0.2]);
  const data = randomData(random);
  const partials = {
    p: new TemplateWriter(random, oddity, ['card']).template(random.integer(0, 3)),
    q: new TemplateWriter(random, oddity, ['card', 'p']).template(random.integer(0, 3)),
    card: new TemplateWriter(random, oddity, []).template(random.integer(0, 3)),
  };
  if (random.chance(0.3)) return mixed(random, { data, partials, mode });
  return { template: new TemplateWriter(random, oddity).template(random.integer(1, 6)), data, partials, mode };
}

/** Tokens of two templates of the cases, cut, mixed and spoiled. */
function mixed(random: Random, { data, partials, mode }: Omit<Parts, 'template'>): Parts {
  written ??= writtenParts();
  const [one, other] = [random.pick(written), random.pick(written)];
  const tokens = [...tokensOf(one.template), ...tokensOf(other.template)];
  for (let change = random.integer(0, 4); change > 0 && tokens.length > 0; change--) spoil(random, tokens);
  const template = tokens.join('');
  return {
    template: LEFT_OUT.test(template) ? '' : template,
    data: { ...data, ...other.data, ...one.data },
    partials: { ...partials, ...other.partials, ...one.partials },
    mode,
  };
}

function writtenParts(): Omit<Parts, 'mode'>[] {
  return readCases().flatMap(({ cases }) =>
    cases
      .map(({ question: { template, data = '{}', partials = '{}' } }) => ({
        template,
        data: Object.fromEntries(entries(data).map(([name, value]) => [name, writeJson(value)])),
        partials: Object.fromEntries(entries(partials).map(([name, text]) => [name, String(text)])),
      }))
      .filter(({ template }) => template.length < 300 && !LEFT_OUT.test(template)),
  );
}

function entries(text: string): (readonly [string, unknown])[] {
  const value = readJson(text);
  return value instanceof Map ? [...value] : Object.entries(value ?? {});
}

const SIGNS = [' ', '-', '|', "'", '"', ',', '.', '[', ']', ':', 'x', '(', ')', '=', '}', '{', '%', '\n'];

/** Drops, doubles or cuts a token, or puts a sign into it. */
function spoil(random: Random, tokens: string[]): void {
  const at = random.integer(0, tokens.length - 1);
  // By code point: half of one is no text.
  const token = [...(tokens[at] ?? '')];
  const cut = random.integer(0, token.length);
  random.pick([
    () => tokens.splice(at, 1),
    () => tokens.splice(at, 0, random.pick(tokens)),
    () => tokens.splice(at, 1, token.toSpliced(cut, 1).join('')),
    () => tokens.splice(at, 1, token.toSpliced(cut, 0, random.pick(SIGNS)).join('')),
  ])();
}

/** Tags, outputs and texts, or parts of them. */
export const tokensOf = (template: string): string[] => template.match(/\{%[^%]*%\}|\{\{[^}]*\}\}|\{|[^{]+/g) ?? [];

/** The question as it is asked. */
export const questionOf = ({ template, data, partials, mode }: Parts): Question => ({
  template,
  data: `{${Object.entries(data)
    .map(([name, text]) => `${JSON.stringify(name)}: ${text}`)
    .join(', ')}}`,
  partials: JSON.stringify(partials),
  mode,
});
