import { marketOf } from '../shop/markets/markets.ts';
import { changedMarkets } from '../theme/contexts.ts';
import { type Theme, themeInMarket } from '../theme/load.ts';
import type { PageRequest } from './page-request.ts';
import type { Reader } from './rows/reader.ts';

/** The theme with what the visitor's market changes of it. */
export async function themeFor(theme: Theme, reader: Reader, { country }: PageRequest): Promise<Theme> {
  if (changedMarkets(theme.contexts).length === 0) return theme;
  const shop = await reader.need('shop', '');
  return themeInMarket(theme, marketOf({ ...shop, ...shop.own }, country).handle);
}
