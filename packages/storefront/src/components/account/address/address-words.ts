import { t } from '@vitrine/compiler/view.ts';
import type { AddressField } from './address-fields.ts';
import { zipNameOf, zoneOf } from './country-rules.ts';

function zoneLabel(country: string): string {
  switch (zoneOf(country)) {
    case 'state':
      return t('addresses.zone_state');
    case 'province':
      return t('addresses.zone_province');
    case 'state_territory':
      return t('addresses.zone_state_territory');
    case 'county':
      return t('addresses.zone_county');
    case 'prefecture':
      return t('addresses.zone_prefecture');
    case 'emirate':
      return t('addresses.zone_emirate');
    case 'governorate':
      return t('addresses.zone_governorate');
    case 'region':
      return t('addresses.zone_region');
  }
}

function zipLabel(country: string): string {
  switch (zipNameOf(country)) {
    case 'postal_code':
      return t('addresses.zip');
    case 'postcode':
      return t('addresses.postcode');
    case 'zip_code':
      return t('addresses.zip_code');
    case 'pin_code':
      return t('addresses.pin_code');
  }
}

/** What a field is called in this country. */
export function labelOf(field: AddressField, country: string): string {
  switch (field) {
    case 'first_name':
      return t('addresses.first_name');
    case 'last_name':
      return t('addresses.last_name');
    case 'company':
      return t('addresses.company');
    case 'address1':
      return t('addresses.address1');
    case 'address2':
      return t('addresses.address2');
    case 'city':
      return t('addresses.city');
    case 'country':
      return t('addresses.country');
    case 'province':
      return zoneLabel(country);
    case 'zip':
      return zipLabel(country);
    case 'phone':
      return t('addresses.phone');
  }
}

/** By which the browser fills a field in. */
export const AUTOCOMPLETE: Record<AddressField, string> = {
  first_name: 'given-name',
  last_name: 'family-name',
  company: 'organization',
  address1: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  country: 'country-name',
  province: 'address-level1',
  zip: 'postal-code',
  phone: 'tel',
};
