import { compact, fallback, find, pluck, reject, uniq, where } from '@vitrine/compiler';
import type { LineItemObject } from '@vitrine/compiler/platform/objects.ts';

/** The parcels the lines of an order are in; several lines may be in one. */
const parcelsOf = (lines: LineItemObject[]) => compact(pluck(lines, 'fulfillment'));

/** What can be followed, once for each number (rule account-19); shaped as the contract's `OrderTracking`. */
export function trackingOf(lines: LineItemObject[]) {
  const numbered = where(where(parcelsOf(lines), 'tracking_url'), 'tracking_number');
  return uniq(pluck(numbered, 'tracking_number')).map((number) => {
    const parcel = find(numbered, 'tracking_number', number);
    return {
      company: fallback(parcel?.tracking_company, ''),
      number: fallback(number, ''),
      url: fallback(parcel?.tracking_url, ''),
    };
  });
}

/** What can be followed although nobody wrote down its number: once for each address. */
export function untoldOf(lines: LineItemObject[]) {
  const nameless = reject(where(parcelsOf(lines), 'tracking_url'), 'tracking_number');
  return uniq(pluck(nameless, 'tracking_url')).map((url) => ({
    company: fallback(find(nameless, 'tracking_url', url)?.tracking_company, ''),
    number: '',
    url: fallback(url, ''),
  }));
}
