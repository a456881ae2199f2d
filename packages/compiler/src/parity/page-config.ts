/** The page that a file is checked on. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Strings, ViewConfig } from '../client/page.ts';
import { OBJECTS } from '../platform/objects.generated.ts';
import { dictionary } from './liquid.ts';

/** Texts of the theme that the file belongs to, else of `storefront`. */
export function pageConfig(file: string, storefront: string): ViewConfig {
  const theme = themeAround(dirname(file)) ?? join(storefront, 'theme');
  return {
    locale: 'en',
    currency: 'USD',
    moneyFormat: `$\{{amount_no_decimals}}`,
    moneyWithCurrencyFormat: `$\{{amount}} USD`,
    routes: Object.fromEntries(
      Object.keys(OBJECTS.routes ?? {}).map((name) => [name, `/${name}`]),
    ) as ViewConfig['routes'],
    strings: stringsOf(theme),
  };
}

function themeAround(folder: string): string | undefined {
  if (existsSync(join(folder, 'theme/locales'))) return join(folder, 'theme');
  return dirname(folder) === folder ? undefined : themeAround(dirname(folder));
}

function stringsOf(theme: string): Strings {
  const [file] = globSync('locales/*.default.json', { cwd: theme });
  return file === undefined ? {} : dictionary(JSON.parse(readFileSync(join(theme, file), 'utf8')));
}
