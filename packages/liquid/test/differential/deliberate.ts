import type { Answer } from '../reference.ts';
import type { Difference } from './difference.ts';

/** A difference that is meant to be, and how to recognize it. */
interface Deliberate {
  name: string;
  reason: string;
  matches(difference: Difference): boolean;
}

const outputOf = (answer: Answer): string => ('out' in answer ? answer.out : '');

/** A template whose last tag or output trims what follows it. */
const ENDS_TRIMMING = /-[%}]\}$/;

/** All differences from the reference that are deliberate. `README.md` tells users of them. */
export const DELIBERATE: readonly Deliberate[] = [
  {
    name: 'white space at the beginning of a snippet',
    reason:
      'A template that ends with a trimming tag (`-%}`) makes the reference trim the snippet that it parses next. What a snippet prints should not depend on who used it first: it is parsed once and shared by all pages.',
    matches: ({ parts: { template, partials }, reference, ours }) =>
      [template, ...Object.values(partials)].some((source) => ENDS_TRIMMING.test(source)) &&
      outputOf(reference) !== outputOf(ours) &&
      withoutSpace(outputOf(reference)) === withoutSpace(outputOf(ours)),
  },
  {
    name: 'a break inside a case that matches more than once',
    reason:
      'A break or continue leaves the case and ends one loop. The reference leaves the branch: it prints the beginning of each later branch that matches, up to its first tag, and a second break in there ends what is around the loop as well.',
    matches: ({ parts, reference, ours }) =>
      /\bcase\b.*\b(when|else)\b.*\b(break|continue|include)\b/.test(JSON.stringify(parts)) &&
      'out' in reference &&
      'out' in ours,
  },
  {
    name: 'dates beyond the year 275760',
    reason:
      'JavaScript counts time up to there; a later one is returned as it is. Ruby counts as far as there are digits.',
    matches: ({ parts }) => /\|\s*date\b/.test(JSON.stringify(parts)) && /\d{13}/.test(JSON.stringify(parts)),
  },
];

const withoutSpace = (text: string): string => text.replace(/\s/g, '');
