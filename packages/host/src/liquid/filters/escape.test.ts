import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

test.each([
  ['{{ x | escape }}', '&lt;a href=&quot;b&quot;&gt;&#39;&amp;amp;'],
  ['{{ x | h }}', '&lt;a href=&quot;b&quot;&gt;&#39;&amp;amp;'],
  ['{{ x | escape_once }}', '&lt;a href=&quot;b&quot;&gt;&#39;&amp;'],
  ['{{ nil | escape }}', ''],
  ['{{ 4.0 | escape }}', '4.0'],
])('%s', (template, expected) => {
  expect(renderText(template, { x: '<a href="b">\'&amp;' })).toBe(expected);
});
