/** The shop itself, its markets and its locations. Units as in `types.ts`. */
import type { Id, Metafield } from '../types.ts';

export interface Address {
  id: Id;
  firstName: string;
  lastName: string;
  company: string;
  address1: string;
  address2: string;
  city: string;
  province: string;
  provinceCode: string;
  zip: string;
  country: string;
  countryCode: string;
  phone: string;
}

export interface Location {
  id: Id;
  name: string;
  address: Address;
  latitude: number | null;
  longitude: number | null;
  pickup: boolean;
  pickupTime: string;
  metafields?: Metafield[];
}

/** What `shop.brand` answers. Pictures are names of files. */
export interface Brand {
  slogan: string;
  shortDescription: string;
  logo?: string | undefined;
  squareLogo?: string | undefined;
  favicon?: string | undefined;
  coverImage?: string | undefined;
  colors?: { primary: BrandColor[]; secondary: BrandColor[] } | undefined;
  /** Addresses by network. */
  socialLinks?: Record<string, string> | undefined;
}

/** `#rrggbb` each. */
export interface BrandColor {
  background: string;
  foreground: string;
}

export interface Author {
  name: string;
  email?: string | undefined;
  bio?: string | undefined;
  homepage?: string | undefined;
  /** The name of a file. */
  image?: string | undefined;
  accountOwner: boolean;
}

/** Countries where prices are shown and charged in another currency. */
export interface Market {
  handle: string;
  name: string;
  /** ISO 3166-1 alpha-2 */
  countries: string[];
  currency: string;
  /** As `Shop.moneyFormat`. */
  moneyFormat: string;
  moneyWithCurrencyFormat: string;
  /** Units of this currency for one of the shop's. */
  rate: number;
  /** Prices are rounded up to a multiple of this, in hundredths of a unit: 500 makes them end in 0 or 5. */
  rounding: number;
  /** A host of its own, in lower case and without a port: `shop.ca`. */
  host?: string | undefined;
  /** A sub folder of its own: `ca` for `/en-ca` and `/fr-ca`. */
  subfolder?: string | undefined;
  /** Languages of its host or sub folder, the first without a prefix; absent: all of the shop. */
  locales?: string[] | undefined;
  metafields?: Metafield[];
}

/** The two formats of a currency, as `Shop.moneyFormat` and `Shop.moneyWithCurrencyFormat`. */
export interface MoneyFormats {
  moneyFormat: string;
  moneyWithCurrencyFormat: string;
}

/** Shop-wide settings: `shop.json`. */
export interface Shop {
  id: Id;
  name: string;
  description: string;
  email: string;
  phone: string;
  /** The shop's own public host, e.g. `vitrine.example`. Links to the checkout host are pointed here. */
  domain: string;
  /** The platform's default host of the shop, e.g. `vitrine-demo.myshopify.com`. */
  permanentDomain: string;
  currency: string;
  /** e.g. `${{amount_no_decimals}}`. */
  moneyFormat: string;
  /** e.g. `${{amount}} USD`. */
  moneyWithCurrencyFormat: string;
  timezone: string;
  weightUnit: 'g' | 'kg' | 'oz' | 'lb';
  address: Address;
  customerAccounts: 'disabled' | 'optional' | 'required';
  paymentTypes: string[];
  /** Absent: every country pays in the shop's currency. */
  markets?: Market[];
  /** How languages other than the shop's own write money: by language (ISO code), then by currency. Absent: as the shop and its markets do. */
  moneyFormatsByLanguage?: Record<string, Record<string, MoneyFormats>>;
  /** The shop's own, where the record is shown in a market's currency. */
  own?: Pick<Shop, 'currency' | 'moneyFormat' | 'moneyWithCurrencyFormat'>;
  /** Texts of the theme's settings in the language of the page, by what they are in the shop's own. */
  themeTexts?: Record<string, string>;
  /** `host`: one of its own, where the language has no prefix. */
  locales: { isoCode: string; name: string; endonymName: string; primary: boolean; host?: string | undefined }[];
  countries: string[];
  /** Countries whose visitors are asked for consent before anything is stored that the shop can do without; absent: `CONSENT_COUNTRIES`. */
  consentCountries?: string[] | undefined;
  passwordMessage: string;
  password: string | null;
  /** Filters of collection and search pages, by parameter; absent: availability, price, options, type, vendor. */
  filters?: string[];
  brand: Brand;
  /** Those who write articles, by the name that an article gives; absent: nothing but their names is known. */
  authors?: Author[];
  /** Per cent, e.g. 8.875, by `US-NY` or `US`; taxes are added unless `taxesIncluded`. */
  taxRates: Record<string, number>;
  taxesIncluded: boolean;
  shippingRates: { handle: string; title: string; price: number; countries: string[] }[];
  metafields: Metafield[];
}
