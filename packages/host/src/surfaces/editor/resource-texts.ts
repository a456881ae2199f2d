import type { EditorLanguage } from './editor-language.ts';

interface ResourceTexts {
  draft: string;
  archived: string;
  scheduled: string;
  products(count: number): string;
  articles(count: number): string;
  /** Of a size in bytes. */
  size(bytes: number): string;
  /** A cut of a font by its weight (100 to 900). */
  weights: Readonly<Record<number, string>>;
  italic: string;
}

const counted =
  (locale: EditorLanguage, one: string, other: string) =>
  (count: number): string =>
    `${count.toLocaleString(locale)} ${new Intl.PluralRules(locale).select(count) === 'one' ? one : other}`;

/** Rounded to two digits or to a whole number: `4.2 MB`, `312 kB`. */
function sizeIn(locale: EditorLanguage, units: readonly [string, string, string]) {
  return (bytes: number): string => {
    const at = bytes < 1000 ? 0 : bytes < 999_500 ? 1 : 2;
    const value = bytes / 1000 ** at;
    const digits = { maximumFractionDigits: value < 10 && at > 0 ? 1 : 0 };
    return `${value.toLocaleString(locale, digits)} ${units[at]}`;
  };
}

/** What the pickers print beside the shop's own words. */
export const RESOURCE_TEXTS: Readonly<Record<EditorLanguage, ResourceTexts>> = {
  en: {
    draft: 'Draft',
    archived: 'Archived',
    scheduled: 'Scheduled',
    products: counted('en', 'product', 'products'),
    articles: counted('en', 'article', 'articles'),
    size: sizeIn('en', ['B', 'kB', 'MB']),
    weights: {
      100: 'Thin',
      200: 'Extra light',
      300: 'Light',
      400: 'Regular',
      500: 'Medium',
      600: 'Semi-bold',
      700: 'Bold',
      800: 'Extra bold',
      900: 'Black',
    },
    italic: 'italic',
  },
  fr: {
    draft: 'Brouillon',
    archived: 'Archivé',
    scheduled: 'Planifié',
    products: counted('fr', 'produit', 'produits'),
    articles: counted('fr', 'article', 'articles'),
    size: sizeIn('fr', ['o', 'ko', 'Mo']),
    weights: {
      100: 'Fin',
      200: 'Extra-léger',
      300: 'Léger',
      400: 'Normal',
      500: 'Moyen',
      600: 'Demi-gras',
      700: 'Gras',
      800: 'Extra-gras',
      900: 'Noir',
    },
    italic: 'italique',
  },
};
