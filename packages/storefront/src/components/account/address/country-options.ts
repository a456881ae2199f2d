import type { Country } from '../../../domain/address.schema.ts';

/** A country of the list: what the form sends, what the shopper reads, and its provinces. */
export interface CountryOption extends Country {
  label: string;
}

/**
 * The countries of the platform's option tags (`all_country_option_tags`). What has no country in it, as the `---` the list begins with,
 * is left out: the head of the list is not shown (rule account-7).
 */
export function countryOptions(tags: ParentNode): CountryOption[] {
  return [...tags.querySelectorAll('option[data-provinces]')].flatMap((tag) => {
    const name = tag.getAttribute('value') ?? '';
    return /\p{L}/u.test(name)
      ? [{ name, label: tag.textContent?.trim() || name, provinces: provincesIn(tag.getAttribute('data-provinces')) }]
      : [];
  });
}

/** `[["Alberta","Alberta"],…]`: what is sent and what is read. What cannot be read has no provinces. */
function provincesIn(pairs: string | null): Country['provinces'] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(pairs ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(parsed)) return [];
  return parsed.flatMap((pair: unknown) => {
    const [value, label] = Array.isArray(pair) ? pair : [];
    return typeof value === 'string' ? [{ value, label: typeof label === 'string' ? label : value }] : [];
  });
}

/** Marks the element that holds the plain forms. */
const HOLDER = '[data-address-forms]';

/**
 * The countries of this page: they stand in the form for those without scripts, which is text where there are scripts, and elements
 * in a page that was fetched.
 */
export function countriesOfPage(): CountryOption[] {
  const holder = document.querySelector(HOLDER);
  const there = holder ? countryOptions(holder) : [];
  if (there.length > 0) return there;
  return countryOptions(new DOMParser().parseFromString(holder?.textContent ?? '', 'text/html'));
}
