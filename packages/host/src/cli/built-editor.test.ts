import path from 'node:path';
import { expect, test } from 'vitest';
import { builtEditor } from './built-editor.ts';

test('the editor in the package is taken where there is one', () => {
  expect(builtEditor(import.meta.dirname)).toBe(import.meta.dirname);
  expect(builtEditor(path.join(import.meta.dirname, 'not-there'))).toBe(path.resolve('dist/editor'));
});
