import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode, fallback, flag, integer, list, map, nullable, number, object, text } from './decode.ts';
import { byType, oneOf } from './decode-union.ts';

const thing = object<{ name: string; sizes: number[]; note: string | null }>({
  name: text,
  sizes: list(integer),
  note: nullable(text),
});

const path = (decoder: typeof thing | typeof shapes, value: unknown) => {
  const read = decode<unknown>(decoder, value);
  return read.ok ? undefined : read.error;
};
const shapes = byType<unknown>({
  a: object({ type: oneOf('a'), on: flag }),
  b: object({ type: oneOf('b'), at: number }),
});

describe('decode', () => {
  it('keeps the fields it knows', () => {
    const read = decode(thing, { name: 'a', sizes: [1], more: true });
    expect(read).toEqual({ ok: true, value: { name: 'a', sizes: [1], note: null } });
  });

  it('says where a shape does not fit', () => {
    expect(path(thing, { name: 'a', sizes: [1, '2'] })).toEqual({ kind: 'bad-shape', path: '$.sizes[1]' });
    expect(path(thing, null)).toEqual({ kind: 'bad-shape', path: '$' });
    expect(path(thing, [])).toEqual({ kind: 'bad-shape', path: '$' });
    expect(path(shapes, { type: 'b', at: Number.NaN })).toEqual({ kind: 'bad-shape', path: '$.at' });
    expect(path(shapes, { type: 'toString' })).toEqual({ kind: 'bad-shape', path: '$.type' });
    expect(path(shapes, { type: 'a', on: 1 })).toEqual({ kind: 'bad-shape', path: '$.on' });
  });

  it('knows maps and defaults', () => {
    const read = decode(object({ prices: map(integer), size: fallback(text, 'M') }), { prices: { a: 1 } });
    expect(read).toEqual({ ok: true, value: { prices: { a: 1 }, size: 'M' } });
    expect(decode(map(integer), { a: 1.5 }).ok).toBe(false);
  });

  it('answers a value whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect([true, false]).toContain(decode(thing, value).ok);
        expect([true, false]).toContain(decode(shapes, value).ok);
      }),
    );
  });
});
