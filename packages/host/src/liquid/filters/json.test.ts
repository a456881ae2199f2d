import { drop, listDrop } from '@vitrine/liquid';
import { toJson } from '@vitrine/liquid/platform/json.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

test('survives a script element and comes back unchanged', () => {
  const roundTrip = fc.property(fc.jsonValue(), (value) => {
    const json = toJson(value);
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
  });
  fc.assert(roundTrip, { numRuns: 300 });
});

test.each([
  ['{{ html | json }}', '"\\u003c/script\\u003e\\u003c!--\\u0026\\u2028"'],
  ['{{ thing | json }}', '{"id":1,"name":"a"}'],
  ['{{ list | json }}', '[1,2]'],
  ['{{ 2.0 | json }}', '2.0'],
  ['{{ nil | json }}', 'null'],
  ['{{ (1..3) | json }}', '"1..3"'],
  ['{{ thing | debug }}', '{"id":1,"name":"a"}'],
  ['{{ loop | json }}', 'Liquid error (test line 1): nesting too deep for json'],
])('%s', (template, expected) => {
  const loop: Record<string, unknown> = {};
  loop.self = loop;
  const thing = drop({ kind: 'thing', fields: { id: () => 1, name: () => 'a', other: () => drop({ kind: 'other' }) } });
  const list = listDrop({ count: () => 2, slice: () => [1, 2] });
  expect(renderText(template, { html: '</script><!--&\u2028', thing, list, loop })).toBe(expected);
});

test('of instances of classes only the members of a Map are shown', () => {
  expect(toJson({ when: new Date(0), map: new Map([['a', 1]]), run: () => 1 })).toBe('{"when":null,"map":{"a":1}}');
});
