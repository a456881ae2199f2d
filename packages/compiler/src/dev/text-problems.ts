/** Keys of `t` that no text stands for. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { translationKeys } from '../build/keys.ts';
import type { Problem } from '../build/problem.ts';
import { readThemeTexts } from '../texts/theme-texts.ts';

/** Looks for texts that a storefront's source asks for and its default locale does not have; all of it at first, then what has changed. */
export function textProblems(storefront: string): (changed: readonly string[]) => Problem[] {
  /** Keys by file, with the lines they are first named on. */
  const known = new Map<string, ReadonlyMap<string, number>>();
  let isFirst = true;
  return (changed) => {
    const files = isFirst
      ? globSync('src/**/*.{ts,tsx}', { cwd: storefront }).map((name) => join(storefront, name))
      : changed.filter((file) => file.startsWith(join(storefront, 'src')));
    isFirst = false;
    for (const file of files) {
      if (!/(?<!\.test|\.fixture)\.tsx?$/.test(file)) continue;
      if (existsSync(file)) known.set(file, keysIn(file, readFileSync(file, 'utf8')));
      else known.delete(file);
    }
    const { languages, primary, problems } = readThemeTexts(storefront);
    const texts = languages.get(primary ?? '');
    // A file of texts that cannot be read is a problem of the theme.
    if (texts === undefined || problems.length > 0) return [];
    return [...known].flatMap(([file, keys]) =>
      [...keys]
        .filter(([key]) => !texts.has(key))
        .map(([key, line]) => ({
          file,
          line,
          message: `There is no text for t('${key}'). Add it to the default locale, and to the others`,
        })),
    );
  };
}

/** Of a file that cannot be parsed the compiler says so. */
function keysIn(file: string, source: string): Map<string, number> {
  if (!/\bt\(/.test(source)) return new Map();
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) return new Map();
  const lines = source.split('\n');
  const lineOf = (key: string) => lines.findIndex((line) => line.includes(key)) + 1;
  return new Map(translationKeys(program, source).keys.map((key) => [key, lineOf(key)]));
}
