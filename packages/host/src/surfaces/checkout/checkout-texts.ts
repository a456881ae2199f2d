import type { Shop } from '../../shop/markets/types-shop.ts';
import type { CheckoutTexts } from './texts.ts';
import { english } from './texts-en.ts';
import { french } from './texts-fr.ts';

const LANGUAGES: ReadonlyMap<string, CheckoutTexts> = new Map([
  ['en', english],
  ['fr', french],
]);

/** The checkout's texts in a language (`fr`, `fr-CA`); else in the shop's language, else in English. */
export function checkoutTexts(shop: Pick<Shop, 'locales'>, locale: string): CheckoutTexts {
  const own = shop.locales.find(({ primary }) => primary)?.isoCode ?? 'en';
  for (const language of [locale, own]) {
    const texts = LANGUAGES.get(language.split('-')[0] ?? '');
    if (texts) return texts;
  }
  return english;
}
