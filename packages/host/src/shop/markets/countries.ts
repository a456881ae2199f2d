import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

/** A country as address forms need it, in the platform's own words. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  /** Code and name of its provinces, states or regions; empty where an address has none. */
  provinces: readonly (readonly [code: string, name: string])[];
  provinceLabel: string;
  zipLabel: string;
  /** Whether addresses go without a postal code. */
  zipOptional: boolean;
}

const Source = z.object({
  data: z.object({
    countries: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        labels: z.object({ zone: z.string(), postalCode: z.string() }),
        formatting: z.object({ edit: z.string() }),
        zones: z.array(z.object({ code: z.string(), name: z.string() })),
      }),
    ),
  }),
});

let known: Country[] | undefined;
let byCode: Map<string, Country> | undefined;

/** Every country, by name. Loaded on first use from the platform's published address data (MIT). */
export function countries(): Country[] {
  if (known) return known;
  const file = createRequire(import.meta.url).resolve('@shopify/theme-addresses/__fixtures__/countries.json');
  const source = Source.parse(JSON.parse(readFileSync(file, 'utf8')));
  known = source.data.countries
    .map((country) => ({
      code: country.code,
      name: country.name,
      provinces: country.zones.map((zone) => [zone.code, zone.name] as const),
      provinceLabel: country.labels.zone,
      zipLabel: country.labels.postalCode,
      zipOptional: !country.formatting.edit.includes('{zip}'),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return known;
}

/** A country by its code or its name, in any case. */
export function findCountry(nameOrCode: string): Country | null {
  byCode ??= new Map(
    countries().flatMap((country) => [country.code, country.name].map((key) => [key.toLowerCase(), country])),
  );
  return byCode.get(nameOrCode.trim().toLowerCase()) ?? null;
}

/** A province of a country by its code or its name, in any case. */
export function findProvince(country: Country, nameOrCode: string): { code: string; name: string } | null {
  const text = nameOrCode.trim().toLowerCase();
  const province = country.provinces.find(([code, name]) => code.toLowerCase() === text || name.toLowerCase() === text);
  return province ? { code: province[0], name: province[1] } : null;
}
