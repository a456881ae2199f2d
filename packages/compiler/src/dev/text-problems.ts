/** Keys of `t` that no text stands for. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { translationKeys } from '../build/keys.ts';
import { readTranslations } from '../build/locales.ts';
import type { Problem } from '../build/problem.ts';

/**
 * Looks for texts that a storefront's source asks for and its default locale does not have. What is returned looks again, and reads anew only the
 * files that have changed.
 */
export function textProblems(storefront: string): () => Problem[] {
  const known = new Map<string, { source: string; keys: readonly string[] }>();
  return () => {
    let defaults: ReadonlySet<string>;
    try {
      ({ defaults } = readTranslations(join(storefront, 'theme')));
    } catch {
      // A locale that is no JSON is a problem of the theme.
      return [];
    }
    const files = globSync('src/**/*.{ts,tsx}', { cwd: storefront, exclude: ['**/*.test.*', '**/*.fixture.*'] });
    return files.toSorted().flatMap((name) => {
      const file = join(storefront, name);
      const source = readFileSync(file, 'utf8');
      let read = known.get(file);
      if (read?.source !== source) {
        read = { source, keys: keysIn(file, source) };
        known.set(file, read);
      }
      const lines = source.split('\n');
      return read.keys
        .filter((key) => !defaults.has(key))
        .map((key) => ({
          file,
          line: lines.findIndex((line) => line.includes(key)) + 1,
          message: `There is no text for t('${key}'). Add it to the default locale, and to the others`,
        }));
    });
  };
}

/** Of a file that cannot be parsed the compiler says so. */
function keysIn(file: string, source: string): string[] {
  if (!/\bt\(/.test(source)) return [];
  const { program, errors } = parseSync(file, source);
  return errors.length > 0 ? [] : [...new Set(translationKeys(program, source).keys)];
}
