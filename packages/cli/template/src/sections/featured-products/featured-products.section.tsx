import { collection, defineSection, limit, range, text } from '@vitrine/compiler';
import { cardOf } from '../../components/product-card/product-card-data.ts';
import { FeaturedProducts } from './FeaturedProducts.tsx';
import { FeaturedProductsProps } from './featured-products.schema.ts';

export default defineSection({
  name: 'Featured products',
  props: FeaturedProductsProps,
  hydrate: 'never',
  settings: {
    heading: text({ label: 'Heading', default: 'New this month' }),
    collection: collection({ label: 'Collection' }),
    count: range({ label: 'How many', min: 2, max: 12, default: 4 }),
  },
  presets: [{ name: 'Featured products' }],
  data: ({ section: { settings }, routes }) => ({
    heading: settings.heading,
    url: settings.collection?.url ?? routes.all_products_collection_url,
    products: limit(settings.collection?.products ?? [], settings.count).map(cardOf),
  }),
  view: FeaturedProducts,
});
