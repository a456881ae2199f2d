import { collection, colorScheme, defineSection, limit, range, text } from '@vitrine/compiler';
import { cardOf } from '../../components/product-card/card-data.ts';
import { ProductRow } from '../../components/product-card/ProductRow.tsx';
import { ProductRowProps } from '../../components/product-card/product-row.schema.ts';

export default defineSection({
  name: 't:names.product_row',
  props: ProductRowProps,
  hydrate: 'never',
  settings: {
    heading: text({ label: 't:labels.heading' }),
    collection: collection({ label: 't:labels.collection' }),
    count: range({ label: 't:labels.products_shown', min: 2, max: 12, default: 4 }),
    columns: range({ label: 't:labels.columns_desktop', min: 2, max: 6, default: 4 }),
    link_label: text({ label: 't:labels.link_label' }),
    scheme: colorScheme({ label: 't:labels.scheme', default: 'paper' }),
  },
  presets: [
    {
      name: 't:names.product_row',
      category: 't:categories.products',
      settings: {
        heading: 't:presets.product_row.heading',
        link_label: 't:presets.product_row.link_label',
      },
    },
  ],
  data: ({ section: { settings } }) => ({
    heading: settings.heading,
    link: settings.collection?.url ?? '',
    link_label: settings.link_label,
    columns: settings.columns,
    scheme: settings.scheme.id,
    items: limit(settings.collection?.products, settings.count).map(cardOf),
  }),
  view: ProductRow,
});
