import { expect } from 'vitest';
import type { z } from 'zod';

/** The body of an answer, as the contract's schema has it: a body of another shape fails the test. */
export function answered<S extends z.ZodType>(
  schema: S,
  answer: { statusCode: number; body: string },
  status = 200,
): z.infer<S> {
  expect(answer.statusCode, answer.body).toBe(status);
  return schema.parse(JSON.parse(answer.body));
}
