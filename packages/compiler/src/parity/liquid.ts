/** A Liquid engine with the filters the compiler writes, for parity checks without a shop. */
import {
  createLiquid,
  type Filter,
  type RenderState,
  readMember,
  type TagDefinition,
  toNumber,
  toText,
} from '@vitrine/liquid';
import { formatMoney } from '../client/money.ts';
import type { Strings, ViewConfig } from '../client/page.ts';

const REPLACED: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

type EngineFilter = Filter<RenderState<undefined>>;

export interface Engine {
  /** A template that renders any page. @throws LiquidError if the reference does not take it, or an error is printed */
  parse(source: string): (page: Readonly<Record<string, unknown>>) => string;
}

/** What a test adds to the language, or replaces. */
export interface EngineExtensions {
  tags?: Readonly<Record<string, TagDefinition<undefined>>>;
  filters?: Readonly<Record<string, EngineFilter>>;
}

/** The language alone, as the reference has it. */
export function plainEngine({ tags, filters }: EngineExtensions = {}): Engine {
  const liquid = createLiquid<undefined>({ tags, filters, mode: 'strict' });
  return {
    parse(source) {
      const template = liquid.parse(source);
      if (template.error) throw template.error;
      return (page) =>
        liquid.render(template, {
          host: undefined,
          globals: page,
          warn(message) {
            throw new Error(message);
          },
        });
    },
  };
}

/** The language with the platform's filters that the compiler writes. */
export function parityEngine(config: ViewConfig, { tags, filters }: EngineExtensions = {}): Engine {
  const money =
    (format: string): EngineFilter =>
    (input) =>
      formatMoney(toNumber(input), format);
  const translate: EngineFilter = (key, _args, named) => translated(config, toText(key), named);
  const platform: Record<string, EngineFilter> = {
    json: (input) => JSON.stringify(input ?? null).replace(/[<>&\u2028\u2029]/g, (c) => REPLACED[c] ?? c),
    money: money(config.moneyFormat),
    money_with_currency: money(config.moneyWithCurrencyFormat),
    image_url(input, _args, named) {
      const query = Object.entries(named).map(([key, value]) => `${key}=${toText(value)}`);
      return `/cdn/${toText(readMember(input, 'src') ?? input)}?${query.join('&')}`;
    },
    asset_url: (input) => `/assets/${toText(input)}`,
    handleize: (input) => toText(input).toLowerCase().replace(/\W+/g, '-'),
    t: translate,
  };
  return plainEngine({ tags, filters: { ...platform, ...filters } });
}

/** As the platform: the plural form by `count`, values in the placeholders, the text itself unchanged. */
function translated({ strings, locale }: ViewConfig, key: string, args: Readonly<Record<string, unknown>>): string {
  const entry = strings[key];
  const text =
    typeof entry === 'object' ? (entry[new Intl.PluralRules(locale).select(Number(args.count))] ?? entry.other) : entry;
  if (text === undefined) return `Translation missing: ${locale}.${key}`;
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    args[name] === undefined ? whole : toText(args[name]),
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
