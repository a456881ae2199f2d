import {
  checkbox,
  contains,
  defineSection,
  fallback,
  type MetafieldObject,
  type MetaobjectObject,
  metafield,
  number,
  once,
  paginate,
  range,
  round,
  string,
  times,
} from '@vitrine/compiler';
import { brandOf } from '../../components/product/brand-data.ts';
import { guideOfProduct, isMetric } from '../../components/size-guide/guide-data.ts';
import { waitlistTextsOf } from '../../components/waitlist/waitlist-data.ts';
import { statusOf } from '../../domain/availability.ts';
import { discount } from '../../domain/discount.ts';
import { availabilityOf, pageVariantOf, pricesOf } from '../../domain/variant-data.ts';
import { VARIANTS_PER_PAGE } from '../../domain/variant-pages.ts';
import { mediaOf } from './gallery/gallery-data.ts';
import { plainFormOf } from './no-script/plain-data.ts';
import { optionSettings, optionsOf, sizesOf } from './options/option-data.ts';
import { Product } from './Product.tsx';
import { type Inseam, ProductProps } from './product.schema.ts';
import { promotionOf } from './promotion-data.ts';
import { serviceOf, serviceSettings } from './service-data.ts';

/** The text of a metaobject's field; empty where it has none. */
const text = (field: MetafieldObject | undefined): string => string(field?.value);

export default defineSection({
  name: 't:names.product',
  props: ProductProps,
  hydrate: 'load',
  settings: {
    gallery_columns: range({ label: 't:labels.gallery_columns', min: 1, max: 3, default: 2 }),
    gallery_thumbnails: checkbox({ label: 't:labels.gallery_thumbnails', default: false }),
    show_vendor: checkbox({ label: 't:labels.show_vendor', default: true }),
    ...optionSettings,
    ...serviceSettings,
  },
  enabledOn: { templates: ['product'] },
  data: ({ section: { settings }, product, shop, localization, canonical_url, request, settings: theme }) => {
    const variant = once(product.selected_or_first_available_variant);
    const isWhole = once(Boolean(product.selected_variant) && !contains(request.path, '/collections/'));
    const picture = once(fallback(variant.featured_image, product.featured_image));
    return paginate(product.variants, VARIANTS_PER_PAGE, (variants, page) => ({
      id: product.id,
      handle: product.handle,
      title: product.title,
      brand: settings.show_vendor ? brandOf(product.vendor) : '',
      url: product.url,
      gift_card: product['gift_card?'],
      chosen: isWhole ? variant.id : null,
      single: product.has_only_default_variant,
      status: statusOf(availabilityOf(variant)),
      discount: discount(pricesOf(variant)),
      variant: pageVariantOf(variant),
      variants: variants.map(pageVariantOf),
      variants_count: product.variants_count,
      variants_page: page.current_page,
      available: product.available,
      ...optionsOf(product, settings, isWhole),
      plain: plainFormOf(product),
      media: mediaOf(product, picture?.position ?? null),
      gallery_columns: settings.gallery_columns,
      gallery_thumbnails: settings.gallery_thumbnails,
      final_sale: metafield<boolean>(product, 'custom', 'final_sale') ?? false,
      preorder_note: metafield(product, 'custom', 'preorder_note') ?? '',
      waitlist_note: metafield(product, 'custom', 'waitlist_note') ?? '',
      inseam:
        metafield<Inseam[]>(product, 'custom', 'inseam')?.map(({ name, inches }) => ({
          name,
          inches,
          cm: round(times(inches, 2.54)),
        })) ?? [],
      promotion: promotionOf(product),
      petite_note: metafield(product, 'custom', 'petite_note') ?? '',
      description: product.description,
      size_fit: metafield(product, 'custom', 'size_fit_note') ?? '',
      material_care: metafield(product, 'custom', 'material_care') ?? '',
      models:
        metafield<MetaobjectObject[]>(product, 'custom', 'models')?.map((model) => ({
          name: text(model.name),
          height: number(text(model.height)),
          size: text(model.size),
        })) ?? [],
      guides:
        metafield<MetaobjectObject[]>(product, 'custom', 'size_guides')?.map((guide) =>
          guideOfProduct(guide, sizesOf(product, settings)),
        ) ?? [],
      metric: isMetric(localization.country.iso_code),
      size_request: theme.size_request_fallback || (theme.size_request_form ? '#size-request' : ''),
      waitlist: waitlistTextsOf(theme),
      email: shop.email,
      service: serviceOf(product, settings, {
        url: canonical_url,
        picture,
        shop,
        localization,
        storeNames: { newYork: theme.store_ny_names, sanFrancisco: theme.store_sf_names },
      }),
    }));
  },
  view: Product,
});
