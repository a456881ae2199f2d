import {
  atLeast,
  checkbox,
  contains,
  defineSection,
  dividedBy,
  fallback,
  first,
  image,
  imageUrl,
  last,
  type MetafieldObject,
  type MetaobjectObject,
  maybe,
  metafield,
  minus,
  number,
  range,
  reject,
  split,
  string,
  times,
} from '@vitrine/compiler';
import { ProductProps } from '@vitrine/contract';
import { guideOf, isMetric } from '../../components/size-guide/guide-data.ts';
import { waitlistTextsOf } from '../../components/waitlist/waitlist-data.ts';
import { Product } from './Product.tsx';
import { openingStatus, variantOf } from './variant-data.ts';

/** The text of a metaobject's field; empty where it has none. */
const text = (field: MetafieldObject | undefined): string => string(field?.value);

/** Name of the option that is the color. */
const COLOR = 'Color';

export default defineSection({
  name: 't:names.product',
  props: ProductProps,
  hydrate: 'load',
  settings: {
    gallery_columns: range({ label: 't:labels.gallery_columns', min: 1, max: 3, default: 2 }),
    show_vendor: checkbox({ label: 't:labels.show_vendor', default: false }),
  },
  enabledOn: { templates: ['product'] },
  data: ({ section: { settings }, product, shop, localization, settings: theme }) => {
    const variant = product.selected_or_first_available_variant;
    const picture = fallback(variant.featured_image, product.featured_image);
    return {
      id: product.id,
      title: product.title,
      brand: settings.show_vendor ? product.vendor : '',
      url: product.url,
      gift_card: product['gift_card?'],
      color_option: contains(product.options, COLOR) ? COLOR : '',
      color: product.options_by_name.Color?.selected_value ?? '',
      chosen: product.selected_variant?.id ?? null,
      single: product.has_only_default_variant,
      // One variant for each color: with the color nothing else is left to choose.
      complete:
        !!product.selected_variant ||
        product.variants_count === 1 ||
        product.variants_count === product.options_by_name.Color?.values.length,
      missing: first(reject(product.options_with_values, 'name', COLOR))?.name ?? '',
      status: openingStatus(variant),
      discount:
        maybe(variant.compare_at_price, (cap) =>
          cap > variant.price ? dividedBy(times(minus(cap, variant.price), 100), atLeast(cap, 1)) : 0,
        ) ?? 0,
      variant: variantOf(variant),
      variants: product.variants.map(variantOf),
      options: product.options_with_values.map((option) => ({
        name: option.name,
        open: !product.selected_variant && option.name !== COLOR && option.values.length !== 1,
        value: option.selected_value ?? '',
        values: option.values.map((value) => ({
          name: value.name,
          color: value.swatch?.color ? `${value.swatch.color}` : null,
          image: maybe(value.swatch?.image, (cloth) => ({ src: imageUrl(cloth, 64) })),
          selected: value.selected,
          available: value.available,
        })),
      })),
      media: product.media.map((media) => ({
        id: media.id,
        first: media.position === picture?.position,
        image: image(media.preview_image, { width: 1100, widths: [390, 560, 780, 1100, 1500, 2000] }),
        color: contains(media.alt, ' in ') ? (first(split(last(split(media.alt, ' in ')), ',')) ?? '') : '',
        sources:
          media.media_type === 'video'
            ? media.sources.map((source) => ({ url: source.url, type: source.mime_type }))
            : [],
      })),
      gallery_columns: settings.gallery_columns,
      final_sale: metafield<boolean>(product, 'custom', 'final_sale') ?? false,
      preorder_note: metafield(product, 'custom', 'preorder_note') ?? '',
      waitlist_note: metafield(product, 'custom', 'waitlist_note') ?? '',
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
      guides: metafield<MetaobjectObject[]>(product, 'custom', 'size_guides')?.map(guideOf) ?? [],
      metric: isMetric(localization.country.iso_code),
      waitlist: waitlistTextsOf(theme),
      email: shop.email,
    };
  },
  view: Product,
});
