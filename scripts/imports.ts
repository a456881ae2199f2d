/** What one source file imports, as it is written there. */
export interface Import {
  /** `./price.ts`, `@vitrine/contract/money.ts`, `react` */
  specifier: string;
  /** Gone when the file runs: `import type`, `export type`. */
  isTypeOnly: boolean;
}

const IMPORT =
  /(?:\b(import|export)\s+(type\s)?[^'";]*?\bfrom\s*|\bimport\s*\(\s*|^\s*(?:@)?import\s+)['"]([^'"]+)['"]/gm;

/** The imports of a TypeScript or CSS file, and its re-exports. */
export function importsOf(source: string): Import[] {
  return [...source.matchAll(IMPORT)].map(([, , type, specifier = '']) => ({
    specifier,
    isTypeOnly: type !== undefined,
  }));
}

const BESIDE = /import\.meta\.dirname,\s*((?:'[^']*'(?:,\s*)?)+)\)/g;
const URL_BESIDE = /new URL\('(\.[^']*)',\s*import\.meta\.url\)/g;

/**
 * Files and folders that a source file opens instead of importing, as paths from its own folder: the arguments of
 * `join(import.meta.dirname, …)` and of `new URL(…, import.meta.url)`.
 */
export function opensBeside(source: string): string[] {
  const joined = [...source.matchAll(BESIDE)].map(([, parts = '']) =>
    [...parts.matchAll(/'([^']*)'/g)].map(([, part]) => part).join('/'),
  );
  return [...joined, ...[...source.matchAll(URL_BESIDE)].map(([, path = '']) => path)];
}
