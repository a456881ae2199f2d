import {
  defineSection,
  fieldOf,
  type ImageObject,
  image,
  maybe,
  metafield,
  type ProductObject,
  page,
  string,
} from '@vitrine/compiler';
import { wornColor } from '../../components/product/look-item.ts';
import { Look } from './Look.tsx';
import { LookProps } from './look.schema.ts';
import { lookProductOf } from './look-data.ts';

/** The page of a look, whose products can be added to the cart. */
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
      ...lookProductOf(product, wornColor(product, fieldOf<string[]>(metaobject.colors))),
      id: product.id,
      title: product.title,
      price: product.price,
      cap: product.selected_or_first_available_variant.compare_at_price,
      from: product.price_varies,
      available: product.available,
      final_sale: metafield<boolean>(product, 'custom', 'final_sale') ?? false,
    })),
  }),
  view: Look,
});
