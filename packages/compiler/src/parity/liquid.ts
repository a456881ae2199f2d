/** A Liquid engine with the filters the compiler writes, for parity checks without a shop. */
import {
  callFilter,
  createLiquid,
  Drop,
  type Filter,
  type NamedArguments,
  NO_NAMED,
  type RenderState,
  readMember,
  standardFilters,
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

/** What `now` is in these renders, ms since 1970. */
const NOW = Date.UTC(2026, 4, 6, 7, 8, 9);

export interface Engine {
  /** A template that renders any page. @throws LiquidError if the reference does not take it, or an error is printed */
  parse(source: string): (page: Readonly<Record<string, unknown>>) => string;
  /** What a filter makes of a value. @throws LiquidError as the filter does */
  filter(input: unknown, name: string, args: readonly unknown[], named: NamedArguments): unknown;
}

/** What a test adds to the language, or replaces. */
export interface EngineExtensions {
  tags?: Readonly<Record<string, TagDefinition<undefined>>>;
  filters?: Readonly<Record<string, EngineFilter>>;
}

/** The language alone, as the reference has it. */
export function plainEngine({ tags, filters }: EngineExtensions = {}): Engine {
  let given: unknown;
  const give: EngineFilter = (value) => {
    given = value;
  };
  const liquid = createLiquid<undefined>({ tags, filters: { ...filters, give }, mode: 'strict' });
  const parse: Engine['parse'] = (source) => {
    const template = liquid.parse(source);
    if (template.error) throw template.error;
    return (page) => {
      const warnings: string[] = [];
      const text = liquid.render(template, {
        host: undefined,
        globals: page,
        now: () => NOW,
        warn: (message) => warnings.push(message),
      });
      const [problem] = warnings;
      if (problem !== undefined) throw new Error(problem);
      return text;
    };
  };
  const calls = new Map<string, ReturnType<typeof parse>>();
  return {
    parse,
    filter(input, name, args, named) {
      const values = [...args.map((_, index) => `a${index}`), ...Object.keys(named).map((key) => `${key}: n_${key}`)];
      const code = `{{ input | ${name}${values.length > 0 ? `: ${values.join(', ')}` : ''} | give }}`;
      const call = calls.get(code) ?? parse(code);
      calls.set(code, call);
      const positional = args.map((value, index) => [`a${index}`, value] as const);
      const byName = Object.entries(named).map(([key, value]) => [`n_${key}`, value] as const);
      call({ input, ...Object.fromEntries([...positional, ...byName]) });
      return given;
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
    json: (input) => JSON.stringify(input ?? null, jsonOf).replace(/[<>&\u2028\u2029]/g, (c) => REPLACED[c] ?? c),
    date(input, args, named, state) {
      const format = named.format === undefined ? args : [translate(`date_formats.${toText(named.format)}`, [], {}, state)];
      const made = standardFilters.date;
      return made ? callFilter(made, input, format, NO_NAMED, state) : input;
    },
    // Of these only that they are called, and of what, is compared: the host's own tests judge what they print.
    metafield_tag: (input) => `<span>${toText(readMember(input, 'value'))}</span>`,
    payment_type_svg_tag: (input) => `<svg><title>${toText(input)}</title></svg>`,
    format_address: (input) => `<p>${toText(readMember(input, 'name'))}<br>${toText(readMember(input, 'address1'))}</p>`,
    color_contrast: (input, [other]) => (toText(input) === toText(other) ? '1.1' : '4.5'),
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

/** Objects of the platform as their own JSON. */
const jsonOf = (_: string, value: unknown): unknown => (value instanceof Drop ? value.json() : value);

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
