import { expect, test } from 'vitest';
import { z } from 'zod';
import { applySchemaToValue } from './apply-schema-to-values.ts';

const Item = z.object({ id: z.int(), note: z.string().nullable(), link: z.string().optional() });

test.each([
  ['nothing, of a text, is the empty text', z.string(), null, ''],
  ['nothing, of a list, is an empty list', z.array(z.string()), undefined, []],
  ['nothing, of a condition, is false', z.boolean(), undefined, false],
  ['a text of white space is null where that is allowed', z.string().nullable(), ' \n', null],
  ['a text of white space is itself where it is not', z.string(), ' \n', ' \n'],
  ['0 and false are values', z.tuple([z.int().nullable(), z.boolean().nullable()]), [0, false], [0, false]],
  ['blank members are absent where they are optional', Item, { id: 1, note: '', link: '' }, { id: 1, note: null }],
  ['members that are not named are left out', Item, { id: 1, note: 'a', more: 2 }, { id: 1, note: 'a' }],
  ['a record keeps the keys of the shop', z.record(z.string(), z.int()), { 7: 1, b: 2 }, { 7: 1, b: 2 }],
])('%s', (_, schema, value, payload) => {
  expect(applySchemaToValue(value, schema)).toEqual(payload);
});

test.each([
  [z.string(), 5, '`the payload` is 5, and its schema wants a text'],
  [z.object({ a: z.array(Item) }), { a: [{ id: 1.5 }] }, '`a[0].id` is 1.5, and its schema wants a whole number'],
  [z.object({ a: z.int() }), { a: null }, '`a` is null, and its schema wants number'],
  [z.enum(['a', 'b']), 'c', '`the payload` is "c", and its schema wants one of "a", "b"'],
])('%# a value that does not fit is named with its path', (schema, value, message) => {
  expect(() => applySchemaToValue(value, schema)).toThrow(message);
});
