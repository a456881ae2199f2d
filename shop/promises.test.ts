/** What the demo shop promises of delivery is the same wherever it is said. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { json, text } from './demo-shop.ts';

const Zone = z.object({ min_days: z.int(), max_days: z.int(), no_delivery: z.array(z.iso.date()) });
const Promised = z.object({
  time_zone: z.literal('America/New_York'),
  cut_off: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  handling_days: z.int().min(0),
  no_dispatch: z.array(z.iso.date()),
  zones: z.record(z.string(), Zone),
});
const shop = z
  .object({
    countries: z.array(z.string()),
    metafields: z.array(z.object({ namespace: z.string(), key: z.string(), value: z.string() })),
    shippingRates: z.array(z.object({ title: z.string(), price: z.number(), countries: z.array(z.string()) })),
  })
  .parse(json('shop.json'));
const promised = Promised.parse(
  JSON.parse(shop.metafields.find(({ namespace, key }) => `${namespace}.${key}` === 'delivery.promise')?.value ?? ''),
);

const NUMBERS: Record<string, string[]> = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  fr: ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'],
};

describe.each(Object.entries(promised.zones))('the days of the zone %s', (code, zone) => {
  const isHome = code === 'US';
  const { min_days: min, max_days: max } = zone;

  it('are those of the shipping rate the checkout offers for nothing', () => {
    const rate = shop.shippingRates.find(
      ({ price, countries }) => price === 0 && (isHome ? countries.includes(code) : countries.length === 0),
    );
    expect(rate?.title).toContain(`${min} to ${max} working days`);
    if (code !== 'rest') expect(shop.countries).toContain(code);
  });

  it.each(['en', 'fr'])('are those of the shipping page and the policy (%s)', (language) => {
    const folder = language === 'en' ? '' : `translations/${language}/`;
    const [low, high] = [NUMBERS[language]?.[min], NUMBERS[language]?.[max]];
    const [page, policy] = [
      text(`${folder}pages/shipping-returns.html`),
      text(`${folder}policies/shipping-policy.html`),
    ];
    if (language === 'en') {
      expect(page).toContain(
        `${isHome ? 'Standard, United States' : 'International'}</th><td>${min} to ${max} working days`,
      );
      expect(policy).toContain(`${isHome ? 'Standard takes' : 'international'} ${low} to ${high} working days`);
    } else {
      expect(page).toContain(
        `${isHome ? 'Standard, États-Unis' : 'International'}</th><td>${min} à ${max} jours ouvrés`,
      );
      expect(policy).toMatch(new RegExp(`${isHome ? 'standard prend' : 'l’international'} de ${low} à ${high}`));
    }
  });
});

it('the hour until which an order leaves the same day is told as it is kept', () => {
  expect(promised.cut_off).toBe('13:00');
  expect(promised.handling_days).toBe(0);
  for (const path of ['pages/shipping-returns.html', 'policies/shipping-policy.html']) {
    expect(text(path)).toMatch(/by 1 pm Eastern.* leave the same day/);
    expect(text(`translations/fr/${path}`)).toMatch(/avant 13\sh, heure de New York.* partent le jour même/);
  }
});
