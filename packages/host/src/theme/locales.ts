import { parseJson } from './json.ts';
import type { Problem } from './problem.ts';

/** Translations of one language, by dotted key. */
export type Strings = Map<string, string>;

export interface Locales {
  /** Language of the `.default.json` file; `en` when a theme has none. */
  primary: string;
  storefront: Map<string, Strings>;
  /** Labels for the editor, and defaults written as `t:key` in schemas. */
  schema: Map<string, Strings>;
}

function flatten(value: unknown, prefix: string, into: Strings): void {
  if (typeof value === 'string') into.set(prefix, value);
  else if (typeof value === 'number' || typeof value === 'boolean') into.set(prefix, String(value));
  else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) flatten(child, prefix === '' ? key : `${prefix}.${key}`, into);
  }
}

/** Adds a tree of translations below `prefix` (`''` for the root). */
export function addStrings(tree: unknown, prefix: string, into: Strings): void {
  flatten(tree, prefix, into);
}

/** Reads `locales/*.json` (docs/platform.md: locales). */
export function readLocales(texts: Map<string, string>): { locales: Locales; problems: Problem[] } {
  const locales: Locales = { primary: 'en', storefront: new Map(), schema: new Map() };
  const problems: Problem[] = [];
  let defaults = 0;
  for (const [path, text] of texts) {
    const match = /^locales\/([A-Za-z]{2,3}(?:-[A-Za-z0-9]+)*)(\.default)?(\.schema)?\.json$/.exec(path);
    const iso = match?.[1];
    if (!iso) continue;
    const parsed = parseJson(text, path);
    if (!parsed.ok) {
      problems.push(parsed.error);
      continue;
    }
    const strings: Strings = new Map();
    flatten(parsed.value, '', strings);
    if (match[3]) {
      locales.schema.set(iso, strings);
      continue;
    }
    locales.storefront.set(iso, strings);
    if (match[2]) {
      defaults += 1;
      locales.primary = iso;
    }
  }
  if (defaults > 1)
    problems.push({ file: 'locales', line: null, message: 'more than one file is named *.default.json' });
  return { locales, problems };
}
