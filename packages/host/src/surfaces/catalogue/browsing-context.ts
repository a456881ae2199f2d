import type { FastifyInstance, FastifyRequest } from 'fastify';
import { queryOf } from '../../gate/bodies.ts';
import { asText, type Fields, foldFields, isFields } from '../../gate/brackets.ts';
import { countryOf, type Host } from '../../gate/host.ts';
import { countryName } from '../../objects/shop/country.ts';
import { findCountry } from '../../shop/markets/countries.ts';
import { marketOf } from '../../shop/markets/markets.ts';
import type { Shop } from '../../shop/markets/types-shop.ts';

/** One thing the shop could be shown in. */
interface Part {
  /** `FR`, `fr`, `EUR` */
  handle: string;
  name: string;
  confidence: number;
  /** All that the visitor may choose, by handle. */
  options: Record<string, string>;
}

/** How sure a suggestion is: the browser itself named it. */
const SURE = 1;

/**
 * `GET /browsing_context_suggestions.json` (docs/platform.md: routes): where the visitor seems to be, and the country, language and currency
 * the shop could be shown in. Only those are suggested that the query enables (`country[enabled]=true`) and does not exclude (`country[exclude]=US`).
 * The host asks nobody where an address is: the browser's languages (`fr-CH`) say it, or else the country the shop shows now.
 */
export function serveBrowsingContext(app: FastifyInstance, host: Host): void {
  app.get('/browsing_context_suggestions.json', (request, reply) => {
    const { locale } = host.locales.of(request.raw);
    const languages = acceptedLanguages(request);
    const detected = countryIn(languages) ?? countryOf(host, request);
    const name = countryName(detected, locale);
    const fields = foldFields(queryOf(request));
    const parts = suggested(fields, host.shop(), { languages, country: detected, locale });
    reply.header('cache-control', 'private, no-store').header('vary', 'accept-language, cookie');
    return reply.type('application/json; charset=utf-8').send(
      JSON.stringify({
        detected_values: { country: { handle: detected, name }, country_name: name },
        suggestions: Object.keys(parts).length > 0 ? [{ parts, confidence: SURE }] : [],
      }),
    );
  });
}

/** Language tags of a request, the most wanted first; malformed ones are left out. */
function acceptedLanguages(request: FastifyRequest): Intl.Locale[] {
  return (request.headers['accept-language'] ?? '')
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...rest] = entry.trim().split(';');
      const weight = Number(/^\s*q=([\d.]+)\s*$/.exec(rest.join(';'))?.[1] ?? 1);
      return { tag, weight: Number.isNaN(weight) ? 0 : weight };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ tag }) => {
      try {
        return [new Intl.Locale(tag)];
      } catch {
        return [];
      }
    });
}

function countryIn(languages: readonly Intl.Locale[]): string | null {
  for (const { region } of languages) if (region !== undefined && findCountry(region)) return region;
  return null;
}

interface Visitor {
  languages: readonly Intl.Locale[];
  country: string;
  /** Language of the page, which names are written in. */
  locale: string;
}

function suggested(fields: Fields, shop: Shop, visitor: Visitor): { [part: string]: Part } {
  const candidates = { country: countryPart, language: languagePart, currency: currencyPart } as const;
  const parts: { [part: string]: Part } = {};
  for (const [kind, make] of Object.entries(candidates)) {
    const asked = fields[kind];
    if (!isFields(asked) || asText(asked.enabled) !== 'true') continue;
    const part = make(shop, visitor);
    if (part && part.handle.toLowerCase() !== asText(asked.exclude)?.toLowerCase()) parts[kind] = part;
  }
  return parts;
}

function countryPart(shop: Shop, { country, locale }: Visitor): Part | null {
  if (!shop.countries.includes(country)) return null;
  const named = (iso: string): [string, string] => {
    const { currency } = marketOf(shop, iso);
    return [iso, `${countryName(iso, locale)} (${currency} ${symbolOf(currency, locale)})`];
  };
  return {
    handle: country,
    name: countryName(country, locale),
    confidence: SURE,
    options: Object.fromEntries(shop.countries.map(named)),
  };
}

function languagePart(shop: Shop, { languages }: Visitor): Part | null {
  for (const wanted of languages) {
    const of = (isSame: (tag: Intl.Locale) => boolean) =>
      shop.locales.find(({ isoCode }) => isSame(new Intl.Locale(isoCode)));
    const found =
      of((tag) => tag.language === wanted.language && tag.region === wanted.region) ??
      of((tag) => tag.language === wanted.language);
    if (!found) continue;
    const options = Object.fromEntries(shop.locales.map(({ isoCode, endonymName }) => [isoCode, endonymName]));
    return { handle: found.isoCode, name: found.name, confidence: SURE, options };
  }
  return null;
}

function currencyPart(shop: Shop, { country, locale }: Visitor): Part | null {
  if (!shop.countries.includes(country)) return null;
  const { currency } = marketOf(shop, country);
  const currencies = new Set([shop.currency, ...(shop.markets ?? []).map((market) => market.currency)]);
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return {
    handle: currency,
    name: names.of(currency) ?? currency,
    confidence: SURE,
    options: Object.fromEntries([...currencies].map((code) => [code, `${code} ${symbolOf(code, locale)}`])),
  };
}

function symbolOf(currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}
