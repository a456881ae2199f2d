import type { Locales, Strings } from './locales.ts';
import { SYSTEM_STRINGS } from './system-strings.ts';

const pluralRules = new Map<string, Intl.PluralRules>();
function pluralForm(locale: string, count: number): string {
  let rules = pluralRules.get(locale);
  if (!rules) {
    try {
      rules = new Intl.PluralRules(locale);
    } catch {
      rules = new Intl.PluralRules('en');
    }
    pluralRules.set(locale, rules);
  }
  return rules.select(count);
}

/** The text for a key, or its plural form for `count`. */
function lookUp(strings: Strings | undefined, key: string, locale: string, count: number | null): string | undefined {
  if (!strings) return undefined;
  if (count !== null) {
    const exact = count === 0 ? strings.get(`${key}.zero`) : undefined;
    const form = exact ?? strings.get(`${key}.${pluralForm(locale, count)}`) ?? strings.get(`${key}.other`);
    if (form !== undefined) return form;
  }
  return strings.get(key);
}

/** Values come in as they are to be printed: the `t` filter has escaped them where the key is not `_html`. */
function interpolate(text: string, args: Record<string, unknown>): string {
  if (!text.includes('{{') && !text.includes('%{')) return text;
  return text.replace(/\{\{\s*([\w.-]+)\s*\}\}|%\{([\w.-]+)\}/g, (whole, own?: string, system?: string) => {
    const name = own ?? system ?? '';
    if (!Object.hasOwn(args, name)) return whole;
    const value = args[name];
    return value === null || value === undefined ? '' : String(value);
  });
}

/**
 * The text of a storefront translation (contract §3.9): active language, its base language, the theme's default language,
 * then the platform's own strings, in that language or in English; `count` picks the plural form.
 */
export function translate(locales: Locales, locale: string, key: string, args: Record<string, unknown>): string {
  const number = args.count === undefined || args.count === null ? Number.NaN : Number(String(args.count));
  const count = Number.isNaN(number) ? null : number;
  for (const iso of [locale, locale.split('-')[0] ?? locale, locales.primary]) {
    const text = lookUp(locales.storefront.get(iso), key, iso, count);
    if (text !== undefined) return interpolate(text, args);
  }
  for (const language of [locale.split('-')[0] ?? locale, 'en']) {
    const system = lookUp(SYSTEM_STRINGS.get(language), key, language, count);
    if (system !== undefined) return interpolate(system, args);
  }
  return `Translation missing: ${locale}.${key}`;
}

const translators = new WeakMap<Locales, Map<string, Translate>>();

type Translate = (key: string, args: Record<string, unknown>) => string;

/** `translate` for one language: the same function for as long as its texts are the same. */
export function translatorOf(locales: Locales, locale: string): Translate {
  const known = translators.get(locales) ?? new Map<string, Translate>();
  translators.set(locales, known);
  const made = known.get(locale) ?? ((key, args) => translate(locales, locale, key, args));
  known.set(locale, made);
  return made;
}

/** A schema text that may be written as `t:key`, in the theme's default language. */
export function schemaText(locales: Locales, value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('t:')) return value;
  const key = value.slice(2);
  return locales.schema.get(locales.primary)?.get(key) ?? locales.storefront.get(locales.primary)?.get(key) ?? key;
}
