import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { RequestError } from '../../gate/errors.ts';
import { issueText } from '../../theme/formats.ts';

/** Levels of a body: blocks in blocks eight deep, and what their settings hold. */
const DEEPEST = 64;

/**
 * Has the routes of this scope read JSON bodies of the editor: theme files, which are larger than what visitors send. Any other type of body
 * is answered with 415.
 */
export function readJsonBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, body: string) => {
    let value: unknown;
    try {
      value = JSON.parse(body);
    } catch {
      throw new RequestError(400, 'The request body is not valid JSON.');
    }
    return plain(value, 0);
  });
}

/** Without what a name could do to an object, and without halves of surrogate pairs, which fit no database. */
function plain(value: unknown, depth: number): unknown {
  if (depth > DEEPEST) throw new RequestError(400, 'The request body is nested too deeply.');
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map((entry) => plain(entry, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '__proto__')
      .map(([key, entry]) => [key.toWellFormed(), plain(entry, depth + 1)]),
  );
}

/** The body as a schema has it. @throws RequestError 400 with the first thing that is wrong */
export function bodyAs<T>(schema: z.ZodType<T>, body: unknown): T {
  const checked = schema.safeParse(body);
  if (checked.success) return checked.data;
  throw new RequestError(400, `The request body is not understood: ${issueText(checked.error)}`);
}
