import { checkbox, contains, defineSection, first, image, last, maybe, metafield, type MetaobjectObject, range, reject, split } from '@vitrine/compiler';
import { ProductProps } from '@vitrine/contract';
import { Product } from './Product.tsx';
import { variantOf } from './variant-data.ts';

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
  data: ({ section: { settings }, product, shop }) => {
    const variant = product.selected_or_first_available_variant;
    const picture = variant.featured_image ?? product.featured_image;
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
      complete: !!product.selected_variant || product.has_only_default_variant || product.variants_count === 1,
      missing: first(reject(product.options_with_values, 'name', COLOR))?.name ?? '',
      status: !variant.available
        ? 'waitlist'
        : variant.inventory_policy === 'continue' && variant.inventory_quantity <= 0
          ? 'preorder'
          : 'normal',
      discount: 0,
      variant: variantOf(variant),
      variants: product.variants.map(variantOf),
      options: product.options_with_values.map((option) => ({
        name: option.name,
        value: product.selected_variant || option.name === COLOR || option.values.length === 1 ? option.selected_value : '',
        values: option.values.map((value) => ({
          name: value.name,
          color: value.swatch?.color ? `${value.swatch.color}` : null,
          image: maybe(value.swatch?.image, (cloth) => image(cloth, { width: 64 }).src),
          selected: value.selected && (!!product.selected_variant || option.name === COLOR || option.values.length === 1),
          available: value.available,
        })),
      })),
      media: product.media.map((media) => ({
        id: media.id,
        first: media.position === picture?.position,
        image: image(media.preview_image, { width: 1100, widths: [390, 560, 780, 1100, 1500, 2000] }),
        color: contains(media.alt, ' in ') ? first(split(last(split(media.alt, ' in ')), ',')) : '',
        sources: media.media_type === 'video' ? media.sources.map((source) => ({ url: source.url, type: source.mime_type })) : [],
      })),
      gallery_columns: settings.gallery_columns,
      final_sale: metafield<boolean>(product, 'custom', 'final_sale') ?? false,
      preorder_note: metafield(product, 'custom', 'preorder_note') ?? '',
      waitlist_note: metafield(product, 'custom', 'waitlist_note') ?? '',
      petite_note: metafield(product, 'custom', 'petite_note') ?? '',
      description: product.description,
      size_fit: metafield(product, 'custom', 'size_fit_note') ?? '',
      material_care: metafield(product, 'custom', 'material_care') ?? '',
      models: metafield<MetaobjectObject[]>(product, 'custom', 'models')?.map((model) => ({
        name: model.name?.value,
        height: model.height?.value,
        size: model.size?.value,
      })),
      guides: metafield<MetaobjectObject[]>(product, 'custom', 'size_guides')?.map((guide) => ({
        heading: guide.heading?.value,
        description: guide.description?.value,
        table: guide.table?.value,
        note: guide.note?.value,
      })),
      email: shop.email,
    };
  },
  view: Product,
});
