import { expect, test } from 'vitest';
import { schemaTexts } from './schema-text.ts';
import type { EditorTheme } from './theme.ts';

const LABELS: EditorTheme['labels'] = [
  { isoCode: 'en', texts: { 'names.hero': 'Hero', 'names.header': 'Header' } },
  { isoCode: 'fr', texts: { 'names.hero': 'Bannière' } },
];

test.each([
  ['fr-CA', 't:names.hero', 'Bannière'],
  ['fr', 't:names.header', 'Header'],
  ['de', 't:names.hero', 'Hero'],
  ['fr', 't:names.text_with-image', 'Text with image'],
  ['fr', 'Columns', 'Columns'],
])('in %s, %s is %s', (language, text, expected) => {
  expect(schemaTexts(LABELS, language)(text)).toBe(expected);
});
