import { account, activateAccount, addresses, login, order, register, resetPassword } from './account-pages.ts';
import { ownLayout } from './parts.ts';
import {
  article,
  blog,
  cart,
  collection,
  giftCard,
  listCollections,
  notFoundPage,
  password,
  search,
  textPage,
} from './shop-pages.ts';
import { type OwnTexts, ownTexts } from './texts.ts';

/** A page the host makes where a theme has no template. */
export interface OwnPage {
  /** Liquid. */
  source: string;
  /** Names it in error sentences. */
  path: string;
  /** Its layout, as Liquid; null: the theme's. */
  layout: string | null;
}

/** By the template they stand for. */
const STANDING_ALONE: Readonly<Record<string, (t: OwnTexts) => string>> = {
  'customers/login': login,
  'customers/register': register,
  'customers/account': account,
  'customers/order': order,
  'customers/addresses': addresses,
  'customers/activate_account': activateAccount,
  'customers/reset_password': resetPassword,
  password,
  gift_card: giftCard,
};
const IN_THE_THEME: Readonly<Record<string, (t: OwnTexts) => string>> = {
  '404': notFoundPage,
  search,
  'list-collections': listCollections,
  collection,
  page: textPage,
  blog,
  article,
  cart,
};

const made = new Map<string, OwnPage>();

/**
 * The host's own page for a template that a theme does not have, in English or French; undefined where the host has none. The pages of accounts,
 * the password page and gift cards stand alone, in the style of the checkout; the others are shown in the theme's layout.
 * @param template its type: `customers/login`, `search`
 */
export function ownPage(template: string, locale: string): OwnPage | undefined {
  const texts = ownTexts(locale);
  const path = `host/${template}.${texts.language}`;
  const known = made.get(path);
  if (known) return known;
  const alone = Object.hasOwn(STANDING_ALONE, template) ? STANDING_ALONE[template] : undefined;
  const inTheme = Object.hasOwn(IN_THE_THEME, template) ? IN_THE_THEME[template] : undefined;
  const make = alone ?? inTheme;
  if (!make) return undefined;
  const page = { source: make(texts), path, layout: alone ? ownLayout(texts) : null };
  made.set(path, page);
  return page;
}
