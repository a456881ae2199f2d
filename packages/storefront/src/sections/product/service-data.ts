import {
  checkbox,
  fallback,
  first,
  type ImageObject,
  imageUrl,
  liquid,
  maybe,
  type PageObject,
  type ProductObject,
  page,
  replace,
  richtext,
  split,
  urlEncode,
} from '@vitrine/compiler';
import type { LocalizationObject, ShopObject } from '@vitrine/compiler/platform/objects.ts';
import { fitOf } from '../../components/reviews/fit-data.ts';
import { ratingOf } from '../../components/reviews/rating-data.ts';
import { deliveryTermsOf } from './delivery/delivery-data.ts';

/** Settings of what surrounds the form: reviews' badge, stores, delivery, sharing. */
export const serviceSettings = {
  review_badge: liquid({ label: 't:labels.review_badge', info: 't:info.review_badge' }),
  store_stock: checkbox({ label: 't:labels.store_stock', default: true, info: 't:info.store_stock' }),
  stores_page: page({ label: 't:labels.stores_page' }),
  delivery_text: richtext({ label: 't:labels.delivery_text' }),
  delivery_page: page({ label: 't:labels.delivery_page', info: 't:info.delivery_page' }),
  share: checkbox({ label: 't:labels.share', default: true }),
};

interface ServiceSettings {
  review_badge: string;
  store_stock: boolean;
  stores_page: PageObject | null;
  delivery_text: string;
  delivery_page: PageObject | null;
  share: boolean;
}

/** Encodes text for a `mailto:` URL, in which a plus is not a space. */
const mailPart = (text: string): string => replace(urlEncode(text), '+', '%20');

/** The `ProductService` of a product. */
export function serviceOf(
  product: ProductObject,
  settings: ServiceSettings,
  context: {
    url: string;
    picture: ImageObject | null;
    shop: ShopObject;
    localization: LocalizationObject;
    storeNames: { newYork: string; sanFrancisco: string };
  },
) {
  return {
    rating: ratingOf(product),
    fit: fitOf(product),
    badge: settings.review_badge,
    delivery: fallback(settings.delivery_text, settings.delivery_page?.content ?? ''),
    promise: product['gift_card?'] ? null : deliveryTermsOf(context.shop, context.localization),
    stores:
      settings.store_stock && !product['gift_card?'] && (context.storeNames.newYork || context.storeNames.sanFrancisco)
        ? [
            { id: 'newYork' as const, name: 'New York', url: `${settings.stores_page?.url ?? ''}#new-york` },
            {
              id: 'sanFrancisco' as const,
              name: 'San Francisco',
              url: `${settings.stores_page?.url ?? ''}#san-francisco`,
            },
          ]
        : [],
    pick_up:
      product['gift_card?'] || !product.selected_or_first_available_variant
        ? []
        : product.selected_or_first_available_variant.store_availabilities.map((availability) => ({
            name: availability.location.name,
            time: availability.pick_up_time,
          })),
    share: settings.share
      ? {
          url: context.url,
          mailto: `mailto:?subject=${mailPart(product.title)}&body=${mailPart(context.url)}`,
          pin:
            maybe(
              context.picture,
              (picture) =>
                `https://www.pinterest.com/pin/create/button/?url=${urlEncode(context.url)}&media=${urlEncode(`${first(split(context.url, '//')) ?? 'https:'}${imageUrl(picture, 1200)}`)}&description=${urlEncode(product.title)}`,
            ) ?? '',
        }
      : null,
  };
}
