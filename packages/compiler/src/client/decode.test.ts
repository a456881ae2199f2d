import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DecodeError, type Decoder } from './decode.ts';
import { decoderOf } from './decoder-of.ts';

const thing = decoderOf(z.object({ name: z.string(), sizes: z.array(z.int()), note: z.string().nullable() }));
const shapes = decoderOf(
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('a'), on: z.boolean() }),
    z.object({ type: z.literal('b'), at: z.number() }),
  ]),
);

/** The path at which a value does not fit; undefined if it fits. */
function misfit(decoder: Decoder<unknown>, value: unknown): string | undefined {
  try {
    decoder(value, '$');
    return undefined;
  } catch (error) {
    if (error instanceof DecodeError) return error.message;
    throw error;
  }
}

describe('a decoder', () => {
  it('returns the fields of the schema only', () => {
    expect(thing({ name: 'a', sizes: [1], more: true }, '$')).toEqual({ name: 'a', sizes: [1], note: null });
  });

  it('throws the path of what does not fit', () => {
    expect(misfit(thing, { name: 'a', sizes: [1, '2'] })).toBe('$.sizes[1]');
    expect(misfit(thing, null)).toBe('$');
    expect(misfit(thing, [])).toBe('$');
    expect(misfit(shapes, { type: 'b', at: Number.NaN })).toBe('$.at');
    expect(misfit(shapes, { type: 'toString' })).toBe('$.type');
    expect(misfit(shapes, { type: 'a', on: 1 })).toBe('$.on');
    expect(misfit(decoderOf(z.union([z.int(), z.boolean()])), '1')).toBe('$');
  });

  it('decodes maps, defaults and optional fields', () => {
    const sized = decoderOf(z.object({ prices: z.record(z.string(), z.int()), size: z.string().default('M') }));
    expect(sized({ prices: { a: 1 } }, '$')).toEqual({ prices: { a: 1 }, size: 'M' });
    expect(misfit(decoderOf(z.record(z.string(), z.int())), { a: 1.5 })).toBe('$.a');
    expect(decoderOf(z.object({ note: z.string().optional() }))({ note: null }, '$')).toEqual({ note: undefined });
    expect(decoderOf(z.union([z.int(), z.string()]))('1', '$')).toBe('1');
  });

  it('checks kinds, not ranges', () => {
    const bounded = decoderOf(z.object({ count: z.int().min(1), code: z.string().regex(/^x/) }));
    expect(bounded({ count: 0, code: 'y' }, '$')).toEqual({ count: 0, code: 'y' });
  });

  it('returns a value or throws a path for any input', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const decoder of [thing, shapes])
          expect([undefined, expect.any(String)]).toContainEqual(misfit(decoder, value));
      }),
    );
  });
});

describe('a schema that no decoder can check', () => {
  it('is refused with the path of what cannot be checked', () => {
    expect(() => decoderOf(z.object({ a: z.array(z.object({ at: z.date() })) }))).toThrow(
      ".a[].at is of the kind 'date'",
    );
    expect(() => decoderOf(z.object({ a: z.string().trim() }))).toThrow('.a changes its value');
    expect(() => decoderOf(z.string().transform(Number))).toThrow("The schema is of the kind 'pipe'");
    expect(() => decoderOf(z.string().refine((text) => text !== 'no'))).toThrow('has a check of its own');
  });
});
