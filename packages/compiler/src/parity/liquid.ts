/** Liquid as the parity check renders it: the project's own engine with the filters that the host serves its pages with. */
import {
  createLiquid,
  Drop,
  type Filter,
  isHash,
  type NamedArguments,
  type RenderState,
  readMember,
  type TagDefinition,
} from '@vitrine/liquid';
import type { PlatformServices } from '@vitrine/liquid/platform/filter.ts';
import { platformFilters } from '@vitrine/liquid/platform/filters.ts';
import { PictureAddress } from '@vitrine/liquid/platform/picture.ts';
import { countOf, interpolate, missingText, textFor } from '@vitrine/liquid/platform/translation.ts';
import type { ViewConfig } from '../client/page.ts';

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

/** The language with the platform's filters. What they ask of a shop is `standInServices`. */
export function parityEngine(config: ViewConfig, { tags, filters }: EngineExtensions = {}): Engine {
  const state = { host: standInServices(config) };
  const platform = Object.entries(platformFilters).map(([name, filter]): [string, EngineFilter] => [
    name,
    (input, args, named) => filter(name === 'image_url' ? picturedDrop(input) : input, args, named, state),
  ]);
  const engine = plainEngine({ tags, filters: { ...Object.fromEntries(platform), ...filters } });
  return {
    parse: engine.parse,
    filter(input, name, args, named) {
      const made = engine.filter(input, name, args, named);
      return made instanceof PictureAddress ? made.print() : made;
    },
  };
}

/**
 * What the filters ask of a shop, without a shop: the texts of the page's own language instead of the theme's locales with their fallbacks,
 * and addresses that name a file without its version. No filter has a stand-in. `packages/storefront/test/page-parity.test.ts` checks the
 * same markup on pages of the real host, with its texts and its stored pictures.
 */
function standInServices({
  strings,
  locale,
  currency,
  moneyFormat,
  moneyWithCurrencyFormat,
}: ViewConfig): PlatformServices {
  const texts = new Map(
    Object.entries(strings).flatMap(([key, text]) =>
      typeof text === 'string'
        ? [[key, text] as const]
        : Object.entries(text).map(([form, plural]) => [`${key}.${form}`, plural] as const),
    ),
  );
  return {
    translate(key, args) {
      const text = textFor(texts, key, locale, countOf(args));
      return text === undefined ? missingText(locale, key) : interpolate(text, args);
    },
    assetUrl: (name) => `/assets/${name}`,
    fileUrl: (name) => `/cdn/${name}`,
    moneyFormat,
    moneyWithCurrencyFormat,
    currency,
    locale,
    timezone: 'UTC',
    now: () => NOW,
  };
}

/** Pages written out in tests have pictures as plain hashes. On the platform they are objects, and `image_url` takes nothing else. */
function picturedDrop(input: unknown): unknown {
  return isHash(input) ? new PictureHash(input) : input;
}

class PictureHash extends Drop {
  override readonly kind = 'image';
  readonly #members: unknown;

  constructor(members: unknown) {
    super();
    this.#members = members;
  }

  override get(key: string): unknown {
    return readMember(this.#members, key);
  }
}
