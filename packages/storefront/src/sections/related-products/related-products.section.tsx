import {
  colorScheme,
  defineSection,
  fallback,
  first,
  limit,
  metafield,
  type ProductObject,
  productList,
  range,
  reject,
  select,
  text,
  where,
} from '@vitrine/compiler';
import { cardOf } from '../../components/product-card/card-data.ts';
import { RelatedProducts } from './RelatedProducts.tsx';
import { RelatedProductsProps } from './related-products.schema.ts';

/** Where the platform's Search & Discovery app keeps what a merchant has chosen for a product. */
const CURATED = 'shopify--discovery--product_recommendation';

const MOST_SHOWN = 10;

/**
 * Products beside the one that is looked at: the merchant's own (`custom.related_products`, the list of Search & Discovery, or the setting), else what the platform
 * recommends, else those of the same collection. The browser asks for this section on the platform's recommendations page.
 */
export default defineSection({
  name: 't:names.related',
  props: RelatedProductsProps,
  hydrate: 'visible',
  settings: {
    heading: text({ label: 't:labels.heading', info: 't:info.theme_words' }),
    products: productList({ label: 't:labels.products', limit: 10 }),
    intent: select({
      label: 't:labels.intent',
      options: [
        { value: 'related', label: 't:labels.intent_related' },
        { value: 'complementary', label: 't:labels.intent_complementary' },
      ],
      default: 'related',
    }),
    count: range({ label: 't:labels.products_shown', min: 2, max: MOST_SHOWN, default: 8 }),
    columns: range({ label: 't:labels.columns_desktop', min: 2, max: 5, default: 4 }),
    scheme: colorScheme({ label: 't:labels.scheme', default: 'paper' }),
  },
  enabledOn: { templates: ['product'] },
  presets: [
    {
      name: 't:names.related',
      category: 't:categories.products',
      // Chosen by the platform for each product until the merchant names some.
      settings: { products: [] },
    },
  ],
  data: ({ section: { settings }, product, recommendations }) => {
    const own = fallback(
      metafield<ProductObject[]>(product, 'custom', 'related_products'),
      fallback(
        settings.intent === 'complementary'
          ? metafield<ProductObject[]>(product, CURATED, 'complementary_products')
          : metafield<ProductObject[]>(product, CURATED, 'related_products'),
        settings.products,
      ),
    );
    // One may be the product itself. `where` reads of a list what `limit` leaves; each product has an id.
    const neighbours = where(limit(first(product.collections)?.products, MOST_SHOWN + 1), 'id');
    return {
      product_id: product.id,
      heading: fallback(metafield(product, 'custom', 'related_heading'), settings.heading),
      link: '',
      link_label: '',
      intent: settings.intent,
      count: settings.count,
      columns: settings.columns,
      scheme: settings.scheme.id,
      chosen: own.length > 0,
      items: limit(
        fallback(recommendations.products, fallback(own, reject(neighbours, 'id', product.id))),
        settings.count,
      ).map(cardOf),
    };
  },
  view: RelatedProducts,
});
