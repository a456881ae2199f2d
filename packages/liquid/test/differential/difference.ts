import type { Answer } from '../reference.ts';
import type { Parts } from './random-question.ts';

/** A question that the engine and the reference answer differently. */
export interface Difference {
  parts: Parts;
  reference: Answer;
  ours: Answer;
}
