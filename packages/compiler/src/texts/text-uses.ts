/** Where the sources of a theme use its texts. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { cached } from '../build/cache.ts';
import { cachedLiquid } from '../build/upload-problems.ts';
import { callsTranslate, type KeyUse, placeIn, translationCalls } from './translation-calls.ts';

export interface TextUse extends KeyUse {
  /** Absolute. */
  file: string;
}

export interface TextUses {
  /** Keys in calls of `t` and of the Liquid filter `t`, and the formats of dates. */
  shop: readonly TextUse[];
  /** Keys in schemas, `t:key`. */
  editor: readonly TextUse[];
}

type UsesOfFile = Record<keyof TextUses, readonly KeyUse[]>;

const NO_SOURCE = /\.(test|fixture)\.tsx?$|\.d\.ts$|\/node_modules\//;

/**
 * @param storefront The folder that holds `theme` and `src`, absolute.
 * @param others Modules of other packages that the browser runs, absolute; files of the storefront among them are not counted twice.
 */
export function textUses(storefront: string, others: Iterable<string> = []): TextUses {
  const own = globSync(['src/**/*.{ts,tsx}', 'theme/**/*.{liquid,json}'], {
    cwd: storefront,
    exclude: ['theme/locales'],
  });
  const files = new Set([...own.toSorted().map((file) => join(storefront, file)), ...others]);
  const found: { shop: TextUse[]; editor: TextUse[] } = { shop: [], editor: [] };
  for (const file of files) {
    if (NO_SOURCE.test(file) || !/\.(tsx?|liquid|json)$/.test(file)) continue;
    const { shop, editor } = usesInFile(file);
    found.shop.push(...shop.map((use) => ({ file, ...use })));
    found.editor.push(...editor.map((use) => ({ file, ...use })));
  }
  return found;
}

/** The uses in each file, cached until the file changes. */
const known = new Map<string, { stamp: string; uses: UsesOfFile }>();

function usesInFile(file: string): UsesOfFile {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return { shop: [], editor: [] };
  const stamp = `${stat.mtimeMs} ${stat.size}`;
  const last = known.get(file);
  if (last?.stamp === stamp) return last.uses;
  const uses = usesIn(readFileSync(file, 'utf8'), file);
  known.set(file, { stamp, uses });
  return uses;
}

/** The uses in a source; its kind follows from the file's name. */
export function usesIn(text: string, file: string): UsesOfFile {
  const editor = placesOf(text, /(?<=(["']))t:([\w.-]+)(?=\1)/g, ([, , key = '']) => key);
  if (file.endsWith('.json')) return { shop: [], editor };
  const calls = file.endsWith('.liquid') ? keysInLiquid(text) : callsTranslate(text) ? keysInModule(text, file) : [];
  return { shop: [...calls, ...dateFormats(text)], editor };
}

const keysInModule = (text: string, file: string): readonly KeyUse[] =>
  cached(['text-keys', file.endsWith('x'), text], () => {
    const { program } = parseSync(file, text, { sourceType: 'module' });
    return translationCalls(program, text).uses;
  });

function keysInLiquid(text: string): KeyUse[] {
  if (!/\|\s*t\b|\|\s*translate\b/.test(text)) return [];
  const lines = text.split('\n');
  return cachedLiquid(text).translations.map(({ name, line }) => ({
    key: name,
    line,
    column: Math.max(0, (lines[line - 1] ?? '').search(new RegExp(`(["'])${RegExp.escape(name)}\\1`))) + 1,
  }));
}

/** A date's format is a text of the theme: `namedDate(at, 'day')` and `| date: format: 'day'` take `date_formats.day`. */
const dateFormats = (text: string): KeyUse[] =>
  placesOf(
    text,
    /(?:\bnamedDate\(.*?,\s*|\bdate:\s*format:\s*)'(\w+)'/g,
    ([, name = '']) => `date_formats.${name}`,
  ).filter(({ key }) => !PLATFORM_FORMATS.has(key));

/** The formats that every theme has. */
const PLATFORM_FORMATS = new Set(
  ['abbreviated_date', 'basic', 'date', 'date_at_time', 'default', 'on_date', 'short', 'long'].map(
    (name) => `date_formats.${name}`,
  ),
);

const placesOf = (text: string, pattern: RegExp, keyOf: (match: RegExpExecArray) => string): KeyUse[] =>
  [...text.matchAll(pattern)].map((match) => ({ key: keyOf(match), ...placeIn(text, match.index) }));
