import { defineSection, type ImageObject, imageUrl, maybe, metafield } from '@vitrine/compiler';
import { CardProduct } from '../../domain/card-product.schema.ts';
import { discount } from '../../domain/discount.ts';
import { pricesOf, variantOf } from '../../domain/variant-data.ts';

const pictureOf = (picture: ImageObject) => ({ src: imageUrl(picture, 720), alt: picture.alt ?? '' });

/** Read by cards at `{product}?section_id=card-product` when a color or a size is chosen on them. */
export default defineSection({
  name: 't:names.card_product',
  props: CardProduct,
  elementId: 'card-product',
  enabledOn: { templates: ['product'] },
  data: ({ product }) => ({
    id: product.id,
    url: product.url,
    options: product.options,
    final_sale: metafield<boolean>(product, 'custom', 'final_sale') ?? false,
    variants: product.variants.map((variant) => ({
      ...variantOf(variant),
      url: variant.url,
      discount: discount(pricesOf(variant)),
      picture: maybe(variant.featured_image, pictureOf),
      hover: maybe(variant.featured_image, (front) => maybe(product.images[front.position], pictureOf)),
    })),
  }),
});
