/** Texts that are missing, in one language or in all, and texts that nothing uses. */
import { dirname, join, relative, sep } from 'node:path';
import type { Problem } from '../build/problem.ts';
import type { TextUse, TextUses } from './text-uses.ts';
import { CATEGORIES, type Languages, type Text, type ThemeTexts } from './theme-texts.ts';

type Texts = ReadonlyMap<string, Text>;

type Located = Required<Problem>;

const NONE: Texts = new Map();

/** Texts without any translation, without one in a language, or without a plural form. */
export function textProblems(storefront: string, texts: ThemeTexts, uses: TextUses): Problem[] {
  const { languages, editor, primary = 'en' } = texts;
  return [
    ...unknownKeys(storefront, texts, uses),
    ...untranslated(languages, primary, storefront),
    ...untranslated(editor, primary, storefront),
    ...[...languages].flatMap(([language, all]) =>
      [...all].flatMap(([key, text]) => withoutForms(key, text, language)),
    ),
  ];
}

/** Keys without a text in the default language, at the places of their uses. */
function unknownKeys(storefront: string, { languages, editor, primary = 'en' }: ThemeTexts, uses: TextUses): Located[] {
  return [
    ...missing(uses.shop, languages.get(primary) ?? NONE, (use) => homeOf(use, storefront) + inEach(languages)),
    ...missing(uses.editor, editor.get(primary) ?? NONE, () => {
      const file = join(storefront, 'theme/locales', `${primary}.default.schema.json`);
      return shownPath(file, storefront) + inEach(editor);
    }),
  ];
}

/** Keys of some sources without a text in any language, at the places of their uses. */
export function keyProblems(storefront: string, texts: ThemeTexts, uses: TextUses): Located[] {
  const { languages, primary = 'en' } = texts;
  const own = languages.get(primary) ?? NONE;
  const others = [...languages].filter(([language]) => language !== primary);
  return [
    ...unknownKeys(storefront, texts, uses),
    ...uses.shop.flatMap((use) => {
      const text = own.get(use.key);
      if (text === undefined) return [];
      return others.flatMap(([language, known]) =>
        known.has(use.key) ? [] : [{ ...placeOf(use), message: noText(use.key, language, text, storefront) }],
      );
    }),
  ];
}

/** Texts of the default language that no source uses. */
export function unusedTexts({ languages, editor, primary = 'en' }: ThemeTexts, uses: TextUses): Problem[] {
  const without = (texts: Texts, used: readonly TextUse[]) => {
    const keys = new Set(used.flatMap(({ key }) => [key, key.replace(/\.[^.]*$/, '')]));
    return [...texts].flatMap(([key, { file, line, column }]) =>
      keys.has(key) ? [] : [{ file, line, column, message: `Nothing uses '${key}'. Remove it in every language` }],
    );
  };
  return [...without(languages.get(primary) ?? NONE, uses.shop), ...without(editor.get(primary) ?? NONE, uses.editor)];
}

/** A problem at each use of a key without a text. */
function missing(uses: readonly TextUse[], texts: Texts, homeOf: (use: TextUse) => string): Located[] {
  return uses.flatMap((use) =>
    hasText(texts, use)
      ? []
      : [{ ...placeOf(use), message: `There is no text '${use.key}'. Write it in ${homeOf(use)}` }],
  );
}

function hasText(texts: Texts, { key, file }: Pick<TextUse, 'key' | 'file'>): boolean {
  if (texts.has(key) || key.startsWith('shopify.')) return true;
  // A section written by hand may have texts in its schema.
  if (file.endsWith('.liquid') && key.startsWith(`sections.${file.replace(/^.*\/|\.liquid$/g, '')}.`)) return true;
  const form = /^(.*)\.(\w+)$/.exec(key);
  const forms = texts.get(form?.[1] ?? '')?.value;
  return typeof forms === 'object' && (form?.[2] ?? '') in forms;
}

/** A translation is needed only where there are several languages. */
const inEach = (languages: Languages): string => (languages.size > 1 ? ', in every language' : '');

/** A path relative to the folder of the command, as the places of problems are; to the storefront if that is elsewhere. */
function shownPath(path: string, storefront: string): string {
  const folder = process.cwd();
  return relative(path.startsWith(folder + sep) ? folder : storefront, path).replaceAll(sep, '/');
}

/** The file to write a text in that only this source uses. */
function homeOf({ file }: Pick<TextUse, 'file'>, storefront: string): string {
  const path = relative(storefront, file).replaceAll(sep, '/');
  const folder = /^src\/(?:sections|components|integrations)\/[^/]+(?=\/)/.exec(path)?.[0];
  return shownPath(join(storefront, folder === undefined ? 'theme/locales' : `${folder}/texts.json`), storefront);
}

function untranslated(languages: Languages, primary: string, storefront: string): Problem[] {
  const own = languages.get(primary) ?? NONE;
  return [...languages].flatMap(([language, texts]) => {
    if (language === primary) return [];
    const lacking = [...own].flatMap(([key, text]) =>
      texts.has(key)
        ? []
        : [
            {
              ...placeOf(text),
              message: noText(key, language, text, storefront),
            },
          ],
    );
    const more = [...texts].flatMap(([key, text]) =>
      own.has(key)
        ? []
        : [
            {
              ...placeOf(text),
              message: `'${key}' has no text in ${primary}, the default language. Add it there, or remove this one`,
            },
          ],
    );
    return [...lacking, ...more];
  });
}

const noText = (key: string, language: string, text: Text, storefront: string): string =>
  `'${key}' has no text in ${language}. Write it in ${beside(text, language, storefront)}`;

/** The file for the translation of a text. */
function beside({ file }: Text, language: string, storefront: string): string {
  if (file.endsWith('texts.json')) return `"${language}" of ${shownPath(file, storefront)}`;
  const end = file.endsWith('.schema.json') ? '.schema.json' : '.json';
  return `${shownPath(dirname(file), storefront)}/${language}${end}`;
}

/** The plural forms that its language needs and a text lacks. */
function withoutForms(key: string, text: Text, language: string): Problem[] {
  if (typeof text.value === 'string') return [];
  const { value } = text;
  const lacking = countForms(language).filter((form) => !(form in value));
  if (lacking.length === 0) return [];
  const wanted = lacking.map((form) => `"${form}"`).join(' and ');
  return [
    {
      ...placeOf(text),
      message: `'${key}' lacks the plural ${lacking.length === 1 ? 'form' : 'forms'} ${wanted} of ${language}. Add ${lacking.length === 1 ? 'it' : 'them'}`,
    },
  ];
}

/** Every plural form of a language occurs up to this count, except for the French million. */
const COUNTS = 200;

/** The CLDR categories that whole numbers take in a language, `other` always among them. */
function countForms(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  const taken = new Set<string>([...Array.from({ length: COUNTS }, (_, count) => rules.select(count)), 'other']);
  return CATEGORIES.filter((form) => taken.has(form));
}

const placeOf = ({ file, line, column }: Text | TextUse) => ({ file, line, column });
