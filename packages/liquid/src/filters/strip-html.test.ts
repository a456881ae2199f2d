import { expect, test } from 'vitest';
import { stripHtml } from './strip-html.ts';

test.each([
  ['<p>a <b class="x">b</b></p>', 'a b'],
  ['<script>x < 1</script>a<!-- <p> -->b<style\n>p{}</style>c', 'abc'],
  ['<SCRIPT>x</SCRIPT>', 'x'],
  ['<!-- <script> -->x</script>', 'x'],
  ['a <b', 'a <b'],
  ['a < b > c', 'a  c'],
  ['<script>open', 'open'],
  ['<script>a<style>b</style>c', 'ac'],
  ['<a\nhref>x', 'x'],
  ['no tags', 'no tags'],
  ['<<p>>', '>'],
])('%j', (text, result) => {
  expect(stripHtml(text)).toBe(result);
});

/** Characters that are looked at by `indexOf` while `work` runs. */
function charactersRead(work: () => void): number {
  const { indexOf } = String.prototype;
  let read = 0;
  String.prototype.indexOf = function (this: string, wanted: string, from = 0) {
    const found = indexOf.call(this, wanted, from);
    read += (found === -1 ? this.length : found + wanted.length) - Math.min(from, this.length);
    return found;
  };
  try {
    work();
  } finally {
    String.prototype.indexOf = indexOf;
  }
  return read;
}

test.each([
  '<script',
  '<!--',
  '<style',
  '<',
  '<script<!--<style',
  '<script></script>',
  '<!--<style></style>',
  'a<b>c',
  '<><!--',
])('many times %j: each character is looked at a few times, however long the text is', (part) => {
  const text = part.repeat(2000);
  const read = charactersRead(() => stripHtml(text));
  expect(read).toBeGreaterThan(text.length / 2);
  expect(read).toBeLessThanOrEqual(6 * text.length);
});

test('many openings without an end stay', () => {
  const text = '<script'.repeat(2000);
  expect(stripHtml(text)).toBe(text);
});
