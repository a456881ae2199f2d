import { colorScheme, defineSection, limit, maybe, range, text, where } from '@vitrine/compiler';
import { cardOf } from '../../components/product-card/card-data.ts';
import { RecentlyViewed } from './RecentlyViewed.tsx';
import { RecentlyViewedProps } from './recently-viewed.schema.ts';

/** On a page it holds no product: which they are only the device knows. It asks for them on the search page, by ids. */
export default defineSection({
  name: 't:names.recently_viewed',
  props: RecentlyViewedProps,
  hydrate: 'visible',
  settings: {
    heading: text({ label: 't:labels.heading', info: 't:info.theme_words' }),
    count: range({ label: 't:labels.products_shown', min: 2, max: 12, default: 8 }),
    columns: range({ label: 't:labels.columns_desktop', min: 2, max: 5, default: 4 }),
    scheme: colorScheme({ label: 't:labels.scheme', default: 'paper' }),
  },
  disabledOn: { templates: ['search', 'password', 'gift_card'] },
  limit: 1,
  presets: [{ name: 't:names.recently_viewed', category: 't:categories.products' }],
  data: ({ section: { settings }, product, search }) => ({
    product_id: maybe(product, ({ id }) => id) ?? 0,
    heading: settings.heading,
    link: '',
    link_label: '',
    count: settings.count,
    columns: settings.columns,
    scheme: settings.scheme.id,
    items: limit(where(search.results, 'object_type', 'product'), 12).map(cardOf),
  }),
  view: RecentlyViewed,
});
