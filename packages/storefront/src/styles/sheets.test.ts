import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');

/** The files a stylesheet is made of, with those of its imports. */
function filesOf(sheet: string): string[] {
  const imported = [...readFileSync(sheet, 'utf8').matchAll(/@import "(\.[^"]+)"/g)];
  return [sheet, ...imported.flatMap(([, path = '']) => filesOf(join(dirname(sheet), path)))];
}

const ofAll = ['index', 'deferred'].flatMap((name) => filesOf(join(src, `styles/${name}.css`)));
const ofTemplates = globSync(join(src, 'styles/templates/*.css')).map(filesOf);

/** Sheets that the views import as text: they come with the chunk of what opens. */
const ofChunks = globSync(join(src, '**/*.tsx')).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.css)\?inline'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  ),
);

test('every style is loaded: on all pages, on those of its templates, or with what opens', () => {
  const loaded = new Set([...ofAll, ...ofTemplates.flat(), ...ofChunks]);
  const written = globSync(join(src, '**/*.css'));
  expect(written.filter((file) => !loaded.has(file)).map((file) => relative(src, file))).toEqual([]);
});

test('what all pages load, none loads twice', () => {
  const known = new Set(ofAll);
  expect(known.size).toBe(ofAll.length);
  expect(ofTemplates.flat().filter((file) => known.has(file))).toEqual([]);
});

test.each([
  ['gift_card', 'gift-card'],
  ['password', 'password-page'],
])('the page %s, which the theme writes in Liquid, has its styles in its own sheet', (template, name) => {
  const styles = filesOf(join(src, `styles/templates/${template}.css`)).map((file) => readFileSync(file, 'utf8'));
  expect(styles.join('')).toContain(`.${name} {`);
});
