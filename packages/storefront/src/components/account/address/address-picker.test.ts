// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRequired, missingFields, NO_ADDRESS } from './address-fields.ts';
import { chooseCountry, knownProvince, provincesOf } from './address-picker.ts';
import { countryTags, publishedCountries } from './countries.fixture.ts';
import { countriesOfPage, countryOptions } from './country-options.ts';

const published = publishedCountries();
const page = (body: string) => new DOMParser().parseFromString(body, 'text/html');
const countries = countryOptions(page(`<select>${countryTags()}</select>`));
const anyCountry = fc.constantFrom(...countries.map(({ name }) => name));

describe('the country list', () => {
  it('has every country of the page’s option tags, and the provinces of the 29 that have some', {
    tags: ['account-5', 'account-6'],
  }, () => {
    expect(countries.map(({ name }) => name)).toEqual(published.map(({ name }) => name));
    expect(countries.filter(({ provinces }) => provinces.length > 0)).toHaveLength(29);
    for (const { name, zones } of published)
      expect(provincesOf(countries, name).provinces.map(({ value }) => value)).toEqual(zones.map((zone) => zone.name));
  });

  it('does not show the head of the list, which is no country', { tags: ['account-7'] }, () => {
    expect(countryTags()).toContain('>---</option>');
    expect(countries.some(({ name, label }) => name === '---' || label === '---')).toBe(false);
    expect(countryOptions(page('<select><option value="" data-provinces="[]"></option></select>'))).toEqual([]);
  });

  it('is read from the page, whether its plain forms are text or elements there', () => {
    const forms = `<select>${countryTags(published.slice(0, 3))}</select>`;
    document.body.innerHTML = '<noscript data-address-forms=""></noscript>';
    const holder = document.querySelector('noscript');
    if (holder) holder.textContent = forms;
    expect(countriesOfPage()).toHaveLength(3);
    document.body.innerHTML = `<div data-address-forms="">${forms}</div>`;
    expect(countriesOfPage()).toHaveLength(3);
    document.body.innerHTML = '';
    expect(countriesOfPage()).toEqual([]);
  });

  it('takes a country whose provinces cannot be read as one without', () => {
    const odd = page(`<select><option value="Atlantis" data-provinces="[[1,2],{}">Atlantis</option>
      <option value="Oz" data-provinces="[[&quot;E&quot;,&quot;East&quot;],[3],[&quot;W&quot;]]">Oz</option></select>`);
    expect(countryOptions(odd)).toEqual([
      { name: 'Atlantis', label: 'Atlantis', provinces: [] },
      {
        name: 'Oz',
        label: 'Oz',
        provinces: [
          { value: 'E', label: 'East' },
          { value: 'W', label: 'W' },
        ],
      },
    ]);
  });
});

describe('the address picker', () => {
  it('rebuilds the states with the country, and resets the state', { tags: ['account-8'] }, () => {
    fc.assert(
      fc.property(anyCountry, anyCountry, (before, after) => {
        const [first] = provincesOf(countries, before).provinces;
        const chosen = { country: before, province: first?.value ?? '' };
        expect(knownProvince(countries, chosen)).toBe(chosen.province);
        const next = chooseCountry(after);
        expect(next).toEqual({ country: after, province: '' });
        const zones = published.find(({ name }) => name === after)?.zones ?? [];
        expect(provincesOf(countries, next.country).provinces.map(({ label }) => label)).toEqual(
          zones.map((zone) => zone.name),
        );
      }),
    );
  });

  it('requires a state exactly where there are any', { tags: ['account-9', 'account-10'] }, () => {
    fc.assert(
      fc.property(anyCountry, (country) => {
        const has = (published.find(({ name }) => name === country)?.zones.length ?? 0) > 0;
        expect(provincesOf(countries, country).required).toBe(has);
        expect(isRequired('province', country, countries)).toBe(has);
        const missing = missingFields({ ...NO_ADDRESS, country }, countries);
        expect(missing.includes('province')).toBe(has);
        expect(missing.includes('country')).toBe(false);
      }),
    );
  });

  it('requires a state also where there is only one', () => {
    const oz = [{ name: 'Oz', provinces: [{ value: 'E', label: 'East' }] }];
    expect(provincesOf(oz, 'Oz').required).toBe(true);
  });

  it('knows no state of another country', () => {
    fc.assert(
      fc.property(anyCountry, anyCountry, fc.nat(), (country, other, at) => {
        const { provinces } = provincesOf(countries, other);
        const province = provinces[at % Math.max(1, provinces.length)]?.value ?? 'None';
        const own = provincesOf(countries, country).provinces.some(({ value }) => value === province);
        expect(knownProvince(countries, { country, province })).toBe(own ? province : '');
      }),
    );
  });

  it('always requires the country; name, street, city; and the postal code where addresses have one', {
    tags: ['account-10'],
  }, () => {
    expect(missingFields(NO_ADDRESS, countries)).toEqual(['last_name', 'address1', 'city', 'country', 'zip']);
    expect(missingFields({ ...NO_ADDRESS, country: 'Hong Kong', city: '  ' }, countries)).toEqual([
      'last_name',
      'address1',
      'city',
      'province',
    ]);
  });
});
