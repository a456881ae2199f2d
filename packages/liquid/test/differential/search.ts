import { differences, isDeliberate } from './compare.ts';
import type { Difference } from './difference.ts';
import { randomQuestion } from './random-question.ts';
import { shrink } from './shrink.ts';

export interface Search {
  asked: number;
  /** Differences that are listed. */
  deliberate: number;
  /** Those that are not, made small; at most `most`. */
  found: Difference[];
}

interface SearchOptions {
  /** Random questions that are asked. */
  size: number;
  /** Seed of the first; the others have those that follow. */
  seed: number;
  /** Differences after which the search ends. */
  most?: number;
  /** Called with each as it was found, before it is made small. */
  onFound?: (difference: Difference) => void;
}

const BATCH = 2_000;

/** Asks the engine and the reference random questions. */
export function search({ size, seed, most = 5, onFound = () => {} }: SearchOptions): Search {
  const result: Search = { asked: 0, deliberate: 0, found: [] };
  while (result.asked < size && result.found.length < most) {
    const count = Math.min(BATCH, size - result.asked);
    const all = differences(Array.from({ length: count }, (_, index) => randomQuestion(seed + result.asked + index)));
    const unlisted = all.filter((one) => !isDeliberate(one));
    result.asked += count;
    result.deliberate += all.length - unlisted.length;
    for (const one of unlisted.slice(0, most - result.found.length)) {
      onFound(one);
      result.found.push(shrink(one));
    }
  }
  return result;
}

/** A difference as a person reads it. */
export function describe({ parts, reference, ours }: Difference): string {
  const { template, mode, data, partials } = parts;
  const given = [
    ...Object.entries(data).map(([name, text]) => `${name} = ${text}`),
    ...Object.entries(partials).map(([name, text]) => `snippet ${name} = ${JSON.stringify(text)}`),
  ];
  return [
    `${mode}: ${JSON.stringify(template)}`,
    ...given.map((line) => `    ${line}`),
    `  reference ${JSON.stringify(reference)}`,
    `  ours      ${JSON.stringify(ours)}`,
  ].join('\n');
}
