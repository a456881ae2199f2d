import { expect, test } from 'vitest';
import { capitalize, downcase } from './letter-case.ts';

test.each([
  ['hELLO wORLD', 'Hello world'],
  ['éa', 'Éa'],
  ['ßa', 'Ssa'],
  ['ﬁx', 'Fix'],
  ['ǆa', 'ǅa'],
  ['ŉ', 'ʼN'],
  ['𐐨A', '𐐀a'],
  ['ᾳδω', 'ᾼδω'],
  ['ᾷ', 'Α\u0342\u0345'],
  ['ᲐᲑ', 'აბ'],
  ['აბ', 'აბ'],
  ['', ''],
  [' a', ' a'],
])('%s becomes %s', (text, result) => {
  expect(capitalize(text)).toBe(result);
});

test('a sigma at the end of a word has no special form', () => {
  expect(downcase('ΑΣ')).toBe('ασ');
  expect(downcase('İ')).toBe('i̇');
});
