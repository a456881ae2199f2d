import { colorScheme, defineSection, first, limit, range, reject, text } from '@vitrine/compiler';
import { ProductRowProps } from '@vitrine/contract';
import { cardOf } from '../../components/card-data.ts';
import { ProductRow } from '../product-row/ProductRow.tsx';

/** Products of the same collection, without the one that is looked at. */
export default defineSection({
  name: 't:names.related',
  props: ProductRowProps,
  hydrate: 'never',
  settings: {
    heading: text({ label: 't:labels.heading' }),
    count: range({ label: 't:labels.products_shown', min: 2, max: 12, default: 4 }),
    columns: range({ label: 't:labels.columns_desktop', min: 2, max: 6, default: 4 }),
    scheme: colorScheme({ label: 't:labels.scheme', default: 'paper' }),
  },
  enabledOn: { templates: ['product'] },
  data: ({ section: { settings }, product }) => ({
    heading: settings.heading,
    link: '',
    link_label: '',
    columns: settings.columns,
    scheme: settings.scheme.id,
    items: limit(reject(first(product.collections)?.products, 'id', product.id), settings.count).map(cardOf),
  }),
  view: ProductRow,
});
