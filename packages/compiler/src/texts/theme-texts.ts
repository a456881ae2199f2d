/**
 * The texts of a theme: the shared ones in `theme/locales`, and those of one section or component in the `texts.json` of its folder, which
 * has them by language: `{ "en": { "cart": { "title": "Bag" } }, "fr": … }`. Keys are written in full, so a text keeps its key when it moves.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Problem } from '../build/problem.ts';
import type { Strings } from '../client/page.ts';
import { type Json, member, members, parseJson, textOf } from '../upload/json.ts';
import { checkLocale } from '../upload/locales.ts';

export interface Text {
  /** The text; with plural forms, by CLDR category. */
  value: string | Readonly<Record<string, string>>;
  /** Where it is written, the file absolute. */
  file: string;
  /** Place of its key in the file, from 1. */
  line: number;
  column: number;
}

/** Texts by language (`en`) and by key (`cart.title`). */
export type Languages = ReadonlyMap<string, ReadonlyMap<string, Text>>;

export interface ThemeTexts {
  /** The texts of the shop. */
  languages: Languages;
  /** The texts of the theme editor, which schemas refer to as `t:key`. */
  editor: Languages;
  /** The default language; undefined in a theme without locale files. */
  primary: string | undefined;
  /** The locale files of the built theme: contents by path in the theme, `locales/en.default.json`. */
  files: ReadonlyMap<string, string>;
  /** Files that cannot be read, and keys that are written twice. */
  problems: readonly Problem[];
}

/** The value of a key in a locale file: a text, or a group of keys. */
type Tree = Map<string, Text | Tree>;

/** The plural forms of CLDR. */
export const CATEGORIES: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
const LOCALE = /^([A-Za-z0-9-]+)(\.default)?(\.schema)?\.json$/;

/** @param storefront The folder that holds `theme` and `src`, absolute. */
export function readThemeTexts(storefront: string): ThemeTexts {
  const problems: Problem[] = [];
  const trees = new Map<string, Tree>();
  const editor = new Map<string, Tree>();
  const paths = new Map<string, string>();
  let primary: string | undefined;

  const read = (file: string): Json | undefined => {
    const parsed = parseJson(readFileSync(file, 'utf8'), { lenient: true });
    if (!parsed.ok) {
      problems.push({ file, line: parsed.error.line, message: `This is no JSON. ${parsed.error.message}` });
      return undefined;
    }
    problems.push(...parsed.repeated.map((problem) => ({ file, ...problem })));
    return parsed.value;
  };
  const add = (tree: Tree, json: Json | undefined, file: string, path: string) => {
    for (const { key, value, line, column } of members(json)) {
      const at = path === '' ? key : `${path}.${key}`;
      const known = tree.get(key);
      const text = textIn(value);
      const refuse = (other: Text, what: string) =>
        problems.push({
          file,
          line,
          column,
          message: `'${at}' is also ${what} in ${shown(other.file, storefront)}:${other.line}. Remove or rename one of the two`,
        });
      if (text !== undefined) {
        const [first] = known instanceof Map ? [...textsIn(known, at)].map(([, one]) => one) : [known];
        if (first) refuse(first, known === first ? 'a text' : 'a group of texts');
        else tree.set(key, { value: text, file, line, column });
      } else if (known === undefined || known instanceof Map) {
        const inner: Tree = known ?? new Map();
        tree.set(key, inner);
        add(inner, value, file, at);
      } else refuse(known, 'a text');
    }
  };

  const addLanguage = (tree: Tree, json: Json | undefined, file: string) => {
    if (json === undefined) return;
    checkLocale(json, (line, message) => problems.push({ file, line, message }));
    add(tree, json, file, '');
  };

  for (const name of globSync('*.json', { cwd: join(storefront, 'theme/locales') }).toSorted()) {
    const [, language, isDefault, isSchema] = LOCALE.exec(name) ?? [];
    if (language === undefined) continue;
    const tree: Tree = new Map();
    const file = join(storefront, 'theme/locales', name);
    addLanguage(tree, read(file), file);
    if (isSchema) {
      editor.set(language, tree);
      continue;
    }
    trees.set(language, tree);
    paths.set(language, `locales/${name}`);
    if (isDefault) primary = language;
  }
  for (const file of textFiles(storefront)) {
    const json = read(file);
    for (const { key: language, value, line, column } of members(json)) {
      const tree = trees.get(language);
      if (tree) addLanguage(tree, value, file);
      else
        problems.push({
          file,
          line,
          column,
          message: `The theme has no language "${language}": there is no theme/locales/${language}.json. Add it, or remove these texts`,
        });
    }
  }
  return {
    languages: byKey(trees),
    editor: byKey(editor),
    primary,
    files: new Map([...trees].map(([language, tree]) => [paths.get(language) ?? '', print(tree)])),
    problems,
  };
}

/** The `texts.json` of sections and components, absolute, sorted. */
const textFiles = (storefront: string): string[] =>
  globSync('src/**/texts.json', { cwd: storefront })
    .map((file) => join(storefront, file))
    .toSorted();

/** The storefront that contains a folder; undefined if no folder above it has locale files. */
export function storefrontAround(folder: string): string | undefined {
  if (existsSync(join(folder, 'theme/locales'))) return folder;
  return dirname(folder) === folder ? undefined : storefrontAround(dirname(folder));
}

/** The texts of a language by key; none for a language that the theme does not have. */
export function stringsOf(texts: ThemeTexts, language: string): Strings {
  return Object.fromEntries([...(texts.languages.get(language) ?? [])].map(([key, { value }]) => [key, value]));
}

/** Placeholders in a text: `{{ count }}` → count. */
export const placeholdersIn = (value: Text['value']): string[] =>
  (typeof value === 'string' ? [value] : Object.values(value)).flatMap((text) =>
    [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name),
  );

/** The text of a key in a locale file; undefined for a group of keys. */
function textIn(json: Json): Text['value'] | undefined {
  if (json.kind !== 'object') return textOf(json) ?? '';
  if (member(json, 'other')?.kind !== 'string') return undefined;
  const forms = members(json);
  if (!forms.every(({ key }) => CATEGORIES.includes(key))) return undefined;
  return Object.fromEntries(forms.map(({ key, value }) => [key, textOf(value) ?? '']));
}

const byKey = (trees: ReadonlyMap<string, Tree>): Languages =>
  new Map([...trees].map(([language, tree]) => [language, new Map(textsIn(tree, ''))]));

function* textsIn(tree: Tree, path: string): Generator<[string, Text]> {
  for (const [name, inner] of tree) {
    const key = path === '' ? name : `${path}.${name}`;
    if (inner instanceof Map) yield* textsIn(inner, key);
    else yield [key, inner];
  }
}

const print = (tree: Tree): string => `${JSON.stringify(plain(tree), null, 2)}\n`;

const plain = (node: Text | Tree): unknown =>
  node instanceof Map ? Object.fromEntries([...node].map(([key, inner]) => [key, plain(inner)])) : node.value;

const shown = (file: string, storefront: string): string => relative(storefront, file).replaceAll(sep, '/');
