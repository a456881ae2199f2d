/** The configuration and texts of the page, for every view: read once from `#vitrine-config` and `#vitrine-strings`. */
import type { RoutesObject } from '../platform/objects.ts';
import { parseJson, readConfig } from './read-config.ts';

/** Plural forms by CLDR category, or one text. Placeholders are `{{ name }}`. */
export type Strings = Record<string, string | Partial<Record<Intl.LDMLPluralRule, string>>>;

export interface ViewConfig {
  locale: string;
  /** ISO code. */
  currency: string;
  moneyFormat: string;
  moneyWithCurrencyFormat: string;
  routes: Partial<RoutesObject>;
  strings: Strings;
}

const EMPTY: ViewConfig = {
  locale: 'en',
  currency: 'USD',
  moneyFormat: `$\{{amount}}`,
  moneyWithCurrencyFormat: `$\{{amount}} USD`,
  routes: {},
  strings: {},
};

let current: ViewConfig | undefined;

/** Sets the page's configuration and texts: in tests, when rendering without a browser, and after the page has changed. */
export function configureView(config: Partial<ViewConfig>): void {
  current = { ...EMPTY, ...config };
}

export function viewConfig(): ViewConfig {
  current ??=
    typeof document === 'undefined'
      ? EMPTY
      : {
          ...EMPTY,
          ...readConfig<ViewConfig>(document),
          strings: parseJson<Strings>(document.getElementById('vitrine-strings')?.textContent) as Strings,
        };
  return current;
}
