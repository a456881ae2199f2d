/** The configuration of the page on which a file is checked. */
import { dirname } from 'node:path';
import type { ViewConfig } from '../client/page.ts';
import { OBJECTS } from '../platform/objects.generated.ts';
import { readThemeTexts, storefrontAround, stringsOf } from '../texts/theme-texts.ts';

/** The texts are those of the theme to which the file belongs, else of `storefront`. */
export function pageConfig(file: string, storefront: string): ViewConfig {
  const texts = readThemeTexts(storefrontAround(dirname(file)) ?? storefront);
  return {
    locale: 'en',
    currency: 'USD',
    moneyFormat: `$\{{amount_no_decimals}}`,
    moneyWithCurrencyFormat: `$\{{amount}} USD`,
    routes: Object.fromEntries(
      Object.keys(OBJECTS.routes ?? {}).map((name) => [name, `/${name}`]),
    ) as ViewConfig['routes'],
    strings: stringsOf(texts, texts.primary ?? 'en'),
  };
}
