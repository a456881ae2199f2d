import { expect, test } from 'vitest';
import { answer } from './test-filter.ts';

test('escapes the five characters, and nothing of nil', () => {
  expect(answer('escape', `<a href="x">'&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;');
  expect(answer('h', ['<'])).toBe('[&quot;&lt;&quot;]');
  expect(answer('escape', null)).toBeNull();
});

test('escape_once leaves entities, but no hexadecimal ones', () => {
  expect(answer('escape_once', '&amp; &#39; &x; & &#x27; <')).toBe('&amp; &#39; &x; &amp; &amp;#x27; &lt;');
  expect(answer('escape_once', null)).toBe('');
});
