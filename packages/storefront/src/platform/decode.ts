import { DecodeError } from '@vitrine/compiler/client/decode.ts';
import { decoderOf } from '@vitrine/compiler/client/decoder-of.ts';
import { isRecord } from '@vitrine/compiler/client/is-record.ts';
import type { z } from 'zod';
import type { CallFailure } from './call-failure.ts';
import { fail, ok, type Result } from './result.ts';

export { isRecord };

/** What came over the wire, as its schema has it: the kinds of its fields are checked, their ranges are not, and other fields are left out. */
export function decode<S extends z.ZodType>(schema: S, value: unknown): Result<z.infer<S>, CallFailure> {
  try {
    return ok(decoderOf(schema)(value, '$'));
  } catch (error) {
    if (error instanceof DecodeError) return fail({ kind: 'bad-shape', path: error.message });
    throw error;
  }
}
