import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

const translate = (key: string, args: Record<string, unknown>) => `${key} ${JSON.stringify(args)}`;

test.each([
  ["{{ 'a.b' | t: name: x, count: 2 }}", 'a.b {"name":"&lt;b&gt;","count":2}'],
  ["{{ 'a.b_html' | t: name: x }}", 'a.b_html {"name":"<b>"}'],
  ["{{ 'a.b' | translate }}", 'a.b {}'],
])('%s', (template, expected) => {
  expect(renderText(template, { x: '<b>' }, { translate })).toBe(expected);
});
