import type { PolicyObject } from './content.ts';
import type { ColorObject, ImageObject } from './media.ts';
import type { Metafields, MetaobjectDefinitionObject } from './metafields.ts';

/** The shop and the request (platform contract, appendix C). */
export interface ShopObject {
  id: string;
  name: string;
  description: string;
  email: string;
  phone: string;
  url: string;
  secure_url: string;
  domain: string;
  permanent_domain: string;
  address: AddressObject;
  currency: string;
  money_format: string;
  money_with_currency_format: string;
  enabled_currencies: CurrencyObject[];
  enabled_payment_types: string[];
  published_locales: ShopLocaleObject[];
  customer_accounts_enabled: boolean;
  customer_accounts_optional: boolean;
  accepts_gift_cards: boolean;
  password_message: string;
  policies: PolicyObject[];
  refund_policy: PolicyObject | null;
  shipping_policy: PolicyObject | null;
  privacy_policy: PolicyObject | null;
  terms_of_service: PolicyObject | null;
  subscription_policy: PolicyObject | null;
  products_count: number;
  collections_count: number;
  types: string[];
  vendors: string[];
  brand: BrandObject | null;
  metaobjects: Record<string, MetaobjectDefinitionObject>;
  metafields: Metafields;
}

export interface BrandObject {
  slogan: string | null;
  short_description: string | null;
  logo: ImageObject | null;
  square_logo: ImageObject | null;
  cover_image: ImageObject | null;
  favicon_url: ImageObject | null;
}

export interface CurrencyObject {
  iso_code: string;
  symbol: string;
  name: string;
}

export interface ShopLocaleObject {
  name: string;
  endonym_name: string;
  iso_code: string;
  primary: boolean;
  root_url: string;
}

export interface CountryObject {
  name: string;
  iso_code: string;
  unit_system: string;
  currency: CurrencyObject;
  continent: string;
  'popular?': boolean;
  available_languages: ShopLocaleObject[];
}

export interface AddressObject {
  id: number;
  first_name: string | null;
  last_name: string | null;
  name: string;
  company: string | null;
  address1: string | null;
  address2: string | null;
  street: string;
  city: string | null;
  province: string | null;
  province_code: string | null;
  zip: string | null;
  country: CountryObject;
  country_code: string | null;
  phone: string | null;
  summary: string;
  url: string;
}

export interface RequestObject {
  design_mode: boolean;
  visual_preview_mode: boolean;
  page_type: string;
  host: string;
  origin: string;
  path: string;
  locale: ShopLocaleObject;
}

export interface TemplateObject {
  name: string;
  suffix: string | null;
  directory: string | null;
}

export interface LocalizationObject {
  available_countries: CountryObject[];
  available_languages: ShopLocaleObject[];
  country: CountryObject;
  language: ShopLocaleObject;
  market: { id: string; handle: string };
}

/** Addresses of the shop's own pages, with the locale prefix. */
export interface RoutesObject {
  root_url: string;
  account_url: string;
  account_login_url: string;
  account_logout_url: string;
  account_recover_url: string;
  account_register_url: string;
  account_addresses_url: string;
  account_profile_url: string;
  collections_url: string;
  all_products_collection_url: string;
  search_url: string;
  predictive_search_url: string;
  cart_url: string;
  cart_add_url: string;
  cart_change_url: string;
  cart_clear_url: string;
  cart_update_url: string;
  product_recommendations_url: string;
}

export interface ColorSchemeObject {
  id: string;
  settings: Record<string, ColorObject>;
}
