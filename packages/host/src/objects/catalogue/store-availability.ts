import { type Drop, defineDrop } from '@vitrine/liquid';
import type { Variant } from '../../shop/catalogue/types-products.ts';
import type { Location } from '../../shop/markets/types-shop.ts';
import { addressDrop } from '../commerce/address.ts';
import { metafieldsObject } from '../content/metafields.ts';
import type { ObjectScope } from '../scope.ts';

/** The platform's own sentences for how soon a location is ready, as its settings offer them. */
const SENTENCE = /^Usually ready in (\d+(?:-\d+)?\+?) (hour|day)s?$/;

/** A location's pick-up time in the language of the page; a sentence of the merchant's own stays as it is. */
export function pickUpTime(sentence: string, locale: string): string {
  const [, count = '', unit] = SENTENCE.exec(sentence) ?? [];
  if (locale !== 'fr' || unit === undefined) return sentence;
  const several = count === '1' ? '' : 's';
  return `Généralement prêt en ${count.replace('-', ' à ')} ${unit === 'hour' ? 'heure' : 'jour'}${several}`;
}

const locationDrop = defineDrop<{ scope: ObjectScope; location: Location }>({
  kind: 'location',
  fields: {
    id: ({ location }) => location.id,
    name: ({ location }) => location.name,
    address: ({ scope, location }) => addressDrop({ scope, address: location.address }),
    latitude: ({ location }) => location.latitude,
    longitude: ({ location }) => location.longitude,
    metafields: ({ scope, location }) => metafieldsObject(scope, location.metafields ?? []),
  },
  print: ({ location }) => location.name,
  identity: ({ location }) => location.id,
});

const availabilityDrop = defineDrop<{ scope: ObjectScope; location: Location; available: boolean }>({
  kind: 'store_availability',
  fields: {
    available: ({ available }) => available,
    pick_up_enabled: ({ location }) => location.pickup,
    pick_up_time: ({ scope, location }) => pickUpTime(location.pickupTime, scope.locale),
    location: ({ scope, location }) => locationDrop({ scope, location }),
  },
});

/** Locations where a variant can be picked up. */
export function storeAvailabilities(scope: ObjectScope, variant: Variant): Drop[] {
  const locations = scope.rows.get('locations', '') ?? [];
  const stock = scope.rows.get('stock', variant.id) ?? [];
  return locations
    .filter((location) => location.pickup)
    .map((location) => {
      const available =
        variant.inventoryManagement === null ||
        stock.some((level) => level.locationId === location.id && level.available > 0);
      return availabilityDrop({ scope, location, available });
    });
}
