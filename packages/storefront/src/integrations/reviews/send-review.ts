import { isRecord } from '../../platform/decode.ts';
import { fail, ok, type Result } from '../../platform/result.ts';

const FIELDS = ['rating', 'body', 'first_name', 'email'] as const;

export type SendFailure =
  /** The app found something wrong with fields. */
  | { kind: 'refused'; problems: Partial<Record<(typeof FIELDS)[number], true>> }
  /** No connection, no answer in time, or one that is not what the protocol promises. */
  | { kind: 'unavailable' };

/** ms the reviews app has to answer. */
export const SEND_TIMEOUT = 15_000;

/**
 * Posts a review to the reviews app, or to its proxy: the form's own fields, as the plain form has them. 2xx: it is kept; 422 with
 * `errors` by field: it is not. Never rejects.
 */
export async function sendReview(action: string, data: FormData): Promise<Result<null, SendFailure>> {
  const fields = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === 'string') fields.append(name, value);
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: fields,
      headers: { Accept: 'application/json' },
      credentials: 'same-origin',
      signal: AbortSignal.timeout(SEND_TIMEOUT),
    });
    if (response.ok) return ok(null);
    const body: unknown = response.status === 422 ? await response.json() : null;
    const errors = isRecord(body) && isRecord(body.errors) ? body.errors : {};
    const problems = Object.fromEntries(FIELDS.filter((name) => name in errors).map((name) => [name, true as const]));
    return fail(Object.keys(problems).length > 0 ? { kind: 'refused', problems } : { kind: 'unavailable' });
  } catch {
    return fail({ kind: 'unavailable' });
  }
}
