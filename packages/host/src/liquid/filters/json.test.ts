import { drop, listDrop } from '@vitrine/liquid';
import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

test.each([
  ['{{ html | json }}', '"\\u003c\\/script\\u003e\\u003c!--\\u0026\\u2028"'],
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
