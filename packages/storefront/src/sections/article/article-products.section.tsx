import {
  colorScheme,
  defineSection,
  fallback,
  first,
  limit,
  maybe,
  metafield,
  type ProductObject,
  range,
  text,
} from '@vitrine/compiler';
import { cardOf } from '../../components/product-card/card-data.ts';
import { ArticleProducts } from './ArticleProducts.tsx';
import { ArticleProductsProps } from './article.schema.ts';

/**
 * What the article speaks of: the products of its metafield `custom.products` (list of products), else those of the
 * collection that has the article's first tag as its handle. Nothing is shown where there are neither.
 */
export default defineSection({
  name: 't:names.article_products',
  props: ArticleProductsProps,
  hydrate: 'never',
  settings: {
    heading: text({ label: 't:labels.heading', default: 'In this story' }),
    count: range({ label: 't:labels.products_shown', min: 2, max: 12, default: 4 }),
    columns: range({ label: 't:labels.columns_desktop', min: 2, max: 6, default: 4 }),
    scheme: colorScheme({ label: 't:labels.scheme', default: 'paper' }),
  },
  enabledOn: { templates: ['article'] },
  presets: [{ name: 't:names.article_products', category: 't:categories.products' }],
  data: ({ section: { settings }, article, collections }) => {
    const tagged = maybe(first(article.tags), (tag) => collections[tag]?.products);
    const named = metafield<ProductObject[]>(article, 'custom', 'products');
    return {
      heading: settings.heading,
      columns: settings.columns,
      scheme: settings.scheme.id,
      items: limit(fallback(named, tagged), settings.count).map(cardOf),
    };
  },
  view: ArticleProducts,
});
