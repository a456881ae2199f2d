/** A Liquid engine with the filters the compiler writes, for tests of the law without a shop. */
import { Liquid } from 'liquidjs';
import { formatMoney } from '../client/money.ts';
import type { Strings, ViewConfig } from '../client/page.ts';

const REPLACED: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

export function lawEngine(config: ViewConfig): Liquid {
  const engine = new Liquid({ strictFilters: true, ownPropertyOnly: true });
  engine.registerFilter('json', (x: unknown) =>
    JSON.stringify(x ?? null).replace(/[<>&\u2028\u2029]/g, (c) => REPLACED[c] ?? c),
  );
  engine.registerFilter('money', (x: unknown) => formatMoney(Number(x), config.moneyFormat));
  engine.registerFilter('money_with_currency', (x: unknown) => formatMoney(Number(x), config.moneyWithCurrencyFormat));
  engine.registerFilter('image_url', (x: unknown, ...args: [string, unknown][]) => {
    const query = args.map(([k, v]) => `${k}=${String(v)}`).join('&');
    return `/cdn/${String((x as { src?: string } | null)?.src ?? x)}?${query}`;
  });
  engine.registerFilter('asset_url', (x: unknown) => `/assets/${String(x)}`);
  engine.registerFilter('handleize', (x: unknown) => String(x).toLowerCase().replace(/\W+/g, '-'));
  engine.registerFilter('t', (key: unknown, ...args: [string, unknown][]) =>
    translated(config, String(key), Object.fromEntries(args)),
  );
  return engine;
}

/** As the platform: the plural form by `count`, values in the placeholders, the text itself unchanged. */
function translated({ strings, locale }: ViewConfig, key: string, args: Record<string, unknown>): string {
  const entry = strings[key];
  const text =
    typeof entry === 'object' ? (entry[new Intl.PluralRules(locale).select(Number(args.count))] ?? entry.other) : entry;
  if (text === undefined) return `Translation missing: ${locale}.${key}`;
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    args[name] === undefined ? whole : String(args[name]),
  );
}

/** A locale file's nested texts as one dictionary. */
export function dictionary(locale: unknown, key = ''): Strings {
  if (typeof locale === 'string') return { [key]: locale };
  if (locale === null || typeof locale !== 'object') return {};
  const members = Object.entries(locale as Record<string, unknown>);
  if (typeof (locale as { other?: unknown }).other === 'string') return { [key]: locale as Strings[string] } as Strings;
  return Object.assign({}, ...members.map(([name, inner]) => dictionary(inner, key ? `${key}.${name}` : name)));
}
