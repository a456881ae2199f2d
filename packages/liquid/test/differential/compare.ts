import { answer } from '../answer.ts';
import { askReference, sameAnswer } from '../reference.ts';
import { DELIBERATE } from './deliberate.ts';
import type { Difference } from './difference.ts';
import { type Parts, questionOf } from './random-question.ts';

/** Whether a difference is listed as deliberate. */
export const isDeliberate = (difference: Difference): boolean => DELIBERATE.some(({ matches }) => matches(difference));

/** Where the engine and the reference differ, deliberate differences included. What the reference itself fails at counts as none. */
export function differences(questions: readonly Parts[]): Difference[] {
  const asked = questions.map(questionOf);
  const references = askReference(asked);
  return questions.flatMap((parts, index) => {
    const [question, reference] = [asked[index], references[index]];
    if (!question || !reference || 'raised' in reference) return [];
    const ours = answer(question);
    return sameAnswer(reference, ours) ? [] : [{ parts, reference, ours }];
  });
}
