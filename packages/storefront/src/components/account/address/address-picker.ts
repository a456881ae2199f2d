import type { Country, Province } from '../../../domain/address.schema.ts';

/** What is chosen of the two lists; empty: nothing. */
export interface PlaceChoice {
  country: string;
  province: string;
}

/** Choosing a country resets the state (rule account-8). */
export const chooseCountry = (country: string): PlaceChoice => ({ country, province: '' });

export interface ProvinceList {
  provinces: readonly Province[];
  /** Without provinces there is nothing to choose: disabled, dimmed, not required; otherwise required (rule account-9). */
  required: boolean;
}

/** The states of the chosen country. */
export function provincesOf(countries: readonly Country[], country: string): ProvinceList {
  const provinces = countries.find(({ name }) => name === country)?.provinces ?? [];
  return { provinces, required: provinces.length > 0 };
}

/** The province as the list names it; empty where the country has no such one. */
export const knownProvince = (countries: readonly Country[], { country, province }: PlaceChoice): string =>
  provincesOf(countries, country).provinces.find(({ value }) => value === province)?.value ?? '';
