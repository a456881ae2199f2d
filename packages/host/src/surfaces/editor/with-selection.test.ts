import { expect, test } from 'vitest';
import { withSelection } from './with-selection.ts';

test.each([
  ['<html><body>Page</body></html>', /^<html><body>Page<script>[\s\S]*<\/script><\/body><\/html>$/],
  ['<p></body> in a text</p></body>', /^<p><\/body> in a text<\/p><script>/],
  ['A page without an end', /^A page without an end<script>/],
])('the script stands at the end of %s', (page, expected) => {
  expect(withSelection(page)).toMatch(expected);
});
