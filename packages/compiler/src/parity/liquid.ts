/** Renders Liquid for the parity check: the engine of `packages/liquid` with the filters of the host. */
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

/** The time `now` in these renders, ms since 1970. */
const NOW = Date.UTC(2026, 4, 6, 7, 8, 9);

export interface Engine {
  /** Compiles a template. @throws LiquidError if the reference rejects it, or rendering prints an error */
  parse(source: string): (page: Readonly<Record<string, unknown>>) => string;
  /** Applies a filter. @throws LiquidError as the filter does */
  filter(input: unknown, name: string, args: readonly unknown[], named: NamedArguments): unknown;
}

/** Tags and filters that a test adds or replaces. */
export interface EngineExtensions {
  tags?: Readonly<Record<string, TagDefinition<undefined>>>;
  filters?: Readonly<Record<string, EngineFilter>>;
}

/** The language without the platform's filters. */
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

/** The language with the platform's filters, on fake services of a shop (`standInServices`). */
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
 * Fake services for the filters: the texts of the page's language instead of the theme's locales with their fallbacks, and addresses of files
 * without a version. The filters themselves are real. `packages/storefront/test/page-parity.test.ts` checks the same markup on pages of the
 * real host, with its texts and stored pictures.
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

/** Tests write pictures as plain hashes. On the platform they are objects, and `image_url` accepts nothing else. */
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
