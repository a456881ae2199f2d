import type { Shop } from '../shop/markets/types-shop.ts';
import type { MailTexts } from './texts.ts';
import { english } from './texts-en.ts';
import { french } from './texts-fr.ts';

const LANGUAGES: ReadonlyMap<string, MailTexts> = new Map([
  ['en', english],
  ['fr', french],
]);

/** The words of the mails in a language (`fr`, `fr-CA`); where there are none, or it is not known, in the shop's, else in English. */
export function mailTexts(shop: Pick<Shop, 'locales'>, locale: string): MailTexts {
  const own = shop.locales.find(({ primary }) => primary)?.isoCode ?? 'en';
  for (const wanted of [locale, own]) {
    const texts = LANGUAGES.get(wanted.split('-')[0] ?? '');
    if (texts) return texts;
  }
  return english;
}
