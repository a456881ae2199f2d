import { join } from 'node:path';
import { readThemeTexts } from '@vitrine/compiler/texts/theme-texts.ts';
import { expect, test } from 'vitest';

const { languages, editor } = readThemeTexts(join(import.meta.dirname, '..'));

/** A build refuses a language that lacks a key, but not one that has no schema texts at all. */
test('merchants have labels and presets in every language of the shop', () => {
  expect([...editor.keys()].toSorted()).toEqual([...languages.keys()].toSorted());
  const keys = [...(editor.get('en')?.keys() ?? [])].toSorted();
  expect(keys.length).toBeGreaterThan(300);
  for (const [language, texts] of editor) expect([...texts.keys()].toSorted(), language).toEqual(keys);
});

test('a name in the theme editor has at most the 25 characters of the platform', () => {
  const names = [...editor].flatMap(([language, texts]) =>
    [...texts].flatMap(([key, { value }]) => (key.startsWith('names.') ? [`${language} ${String(value)}`] : [])),
  );
  expect(names.filter((name) => name.length > 'fr '.length + 25)).toEqual([]);
});
