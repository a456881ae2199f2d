import { expect, test } from 'vitest';
import { Random } from '../random.ts';
import { askReference, sameAnswer, whyNoReference } from '../reference.ts';
import { ownAnswer, questionOf } from './filter-call.ts';
import { isJudged, randomCall } from './random-call.ts';

const CALLS = process.env.VITRINE_FULL === '1' ? 20_000 : 1_500;
const why = whyNoReference();

test.skipIf(why)(
  `filters of any value and arguments answer as Ruby Liquid${why === undefined ? '' : `: ${why}`}`,
  () => {
    const random = new Random(15);
    const calls = Array.from({ length: CALLS }, () => randomCall(random)).filter(isJudged);
    const answers = askReference(calls.map(questionOf));
    const differences = calls.flatMap((call, index) => {
      const [reference, own] = [answers[index], { out: ownAnswer(call) }];
      return reference && sameAnswer(reference, own) ? [] : [{ call, reference, own }];
    });
    expect(differences).toEqual([]);
    expect(calls.length).toBeGreaterThan(CALLS * 0.8);
  },
);
