import { expect, it } from 'vitest';
import { fromJson, toJson } from './json.ts';

it('is read as it was written, but for what no text of PostgreSQL can hold', () => {
  const value = { a: ['é', '😀', '\\u0000', 'a\nb'], b: null };
  expect(fromJson(toJson(value))).toEqual(value);
  expect(fromJson(toJson({ a: 'x\0y', b: ['\ud83d'] }))).toEqual({ a: 'xy', b: ['\ufffd'] });
});
