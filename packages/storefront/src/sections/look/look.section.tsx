import {
  defineSection,
  fallback,
  type ImageObject,
  image,
  join,
  maybe,
  metafield,
  type ProductObject,
  page,
  string,
} from '@vitrine/compiler';
import { LookProps } from '@vitrine/contract';
import { variantOf } from '../product/variant-data.ts';
import { fieldOf } from './field-of.ts';
import { Look } from './Look.tsx';

/** The page of a look: what is worn in it can be put into the bag from here. */
export default defineSection({
  name: 't:names.look',
  props: LookProps,
  hydrate: 'interaction',
  settings: { lookbook: page({ label: 't:labels.lookbook_page' }) },
  enabledOn: { templates: ['metaobject'] },
  data: ({ section: { settings }, metaobject }) => ({
    name: string(metaobject.name?.value),
    description: string(metaobject.description?.value),
    image: maybe(fieldOf<ImageObject>(metaobject.image), (picture) =>
      image(picture, { width: 1100, widths: [480, 750, 1100, 1500, 2000] }),
    ),
    lookbook: maybe(settings.lookbook, (all) => ({ title: all.title, url: all.url })),
    products: (fieldOf<ProductObject[]>(metaobject.products) ?? []).map((product) => ({
      id: product.id,
      title: product.title,
      url: product.url,
      price: product.price,
      cap: product.selected_or_first_available_variant.compare_at_price,
      from: product.price_varies,
      available: product.available,
      single: product.variants_count === 1,
      final_sale: metafield<boolean>(product, 'custom', 'final_sale') ?? false,
      options: join(product.options, ' / '),
      image: maybe(
        fallback(product.selected_or_first_available_variant.featured_image, product.featured_image),
        (picture) => image(picture, { width: 320, widths: [160, 240, 320, 480], alt: '' }),
      ),
      variants: product.variants.map(variantOf),
    })),
  }),
  view: Look,
});
