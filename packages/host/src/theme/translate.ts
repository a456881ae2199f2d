import { countOf, interpolate, missingText, textFor } from '@vitrine/liquid/platform/translation.ts';
import type { Locales } from './locales.ts';
import { SYSTEM_STRINGS } from './system-strings.ts';

/**
 * The text of a storefront translation (docs/platform.md: locales): active language, its base language, the theme's default language,
 * then the platform's own strings, in that language or in English; `count` picks the plural form.
 */
export function translate(locales: Locales, locale: string, key: string, args: Record<string, unknown>): string {
  const count = countOf(args);
  for (const iso of [locale, locale.split('-')[0] ?? locale, locales.primary]) {
    const texts = locales.storefront.get(iso);
    const text = texts && textFor(texts, key, iso, count);
    if (text !== undefined) return interpolate(text, args);
  }
  for (const language of [locale.split('-')[0] ?? locale, 'en']) {
    const texts = SYSTEM_STRINGS.get(language);
    const system = texts && textFor(texts, key, language, count);
    if (system !== undefined) return interpolate(system, args);
  }
  return missingText(locale, key);
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
