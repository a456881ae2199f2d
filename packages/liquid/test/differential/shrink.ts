import { differences, isDeliberate } from './compare.ts';
import type { Difference } from './difference.ts';
import { type Parts, tokensOf } from './random-question.ts';

/** Ways to make a question smaller, the coarse ones first. */
const STEPS: readonly ((parts: Parts) => Parts[])[] = [
  (parts) => [
    { ...parts, data: {}, partials: {} },
    { ...parts, data: {} },
    { ...parts, partials: {} },
    ...members(parts.data, () => []).map((data) => ({ ...parts, data })),
    ...members(parts.partials, () => ['', 'x']).map((partials) => ({ ...parts, partials })),
  ],
  (parts) => withoutTokens(parts.template).map((template) => ({ ...parts, template })),
  (parts) => members(parts.partials, withoutTokens).map((partials) => ({ ...parts, partials })),
  (parts) => withoutWords(parts.template).map((template) => ({ ...parts, template })),
  (parts) => members(parts.partials, withoutWords).map((partials) => ({ ...parts, partials })),
  (parts) => members(parts.data, values).map((data) => ({ ...parts, data })),
];

const size = ({ template, data, partials }: Parts): number =>
  template.length + Object.entries({ ...data, ...partials }).join('').length;

/** A smaller question at which the engine and the reference differ as well: found by leaving parts out, as long as there is one. */
export function shrink(difference: Difference): Difference {
  let smallest = difference;
  for (let changed = true; changed; ) {
    changed = false;
    for (const step of STEPS) {
      for (let next = smaller(smallest, step); next; next = smaller(smallest, step)) {
        smallest = next;
        changed = true;
      }
    }
  }
  return smallest;
}

/** The smallest of a step's questions that still differs. */
function smaller({ parts }: Difference, step: (parts: Parts) => Parts[]): Difference | undefined {
  const questions = step(parts).filter((one) => size(one) < size(parts));
  const [smallest] = differences(questions.toSorted((a, b) => size(a) - size(b))).filter((one) => !isDeliberate(one));
  return smallest;
}

/** A record without one member, or with a smaller one. */
function members(
  record: Readonly<Record<string, string>>,
  smaller: (text: string) => string[],
): Record<string, string>[] {
  return Object.entries(record).flatMap(([name, text]) => {
    const { [name]: _, ...rest } = record;
    return [rest, ...smaller(text).map((value) => ({ ...rest, [name]: value }))];
  });
}

/** Smaller JSON texts. */
function values(text: string): string[] {
  const data: unknown = JSON.parse(text);
  const simple = ['null', '1', '"a"', '[]', '[1]', '{"a": 1}'].filter((one) => one.length < text.length);
  if (Array.isArray(data))
    return [
      ...simple,
      ...data.map((_, index) => JSON.stringify(data.toSpliced(index, 1))),
      ...data.map((item) => JSON.stringify(item)),
    ];
  return simple;
}

/** A template without a run of its tokens, or without a block around its body. */
function withoutTokens(template: string): string[] {
  const tokens = tokensOf(template);
  return [...without(tokens), ...pairs(tokens)];
}

/** A template without a run of the words of one token. */
function withoutWords(template: string): string[] {
  const tokens = tokensOf(template);
  return tokens.flatMap((token, index) =>
    without(token.match(/[\w']+|\s+|[^\w\s']/gu) ?? []).map((part) => tokens.with(index, part).join('')),
  );
}

/** The text without each run of its parts. */
function without(parts: readonly string[]): string[] {
  const texts = new Set<string>();
  for (let length = parts.length; length > 0; length = Math.floor(length / 2)) {
    for (let at = 0; at + length <= parts.length; at++) texts.add(parts.toSpliced(at, length).join(''));
  }
  return [...texts];
}

/** The text without a tag and a later one: a block around its body. */
function pairs(tokens: readonly string[]): string[] {
  return tokens.flatMap((token, first) =>
    token.startsWith('{%')
      ? tokens.flatMap((other, last) =>
          last > first && other.startsWith('{%') ? [tokens.toSpliced(last, 1).toSpliced(first, 1).join('')] : [],
        )
      : [],
  );
}
