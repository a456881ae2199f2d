import { collection, colorScheme, defineSection, limit, range, text } from '@vitrine/compiler';
import { ProductCarousel } from '../../components/carousel/ProductCarousel.tsx';
import { ProductCarouselProps } from '../../components/carousel/product-carousel.schema.ts';
import { cardOf } from '../../components/product-card/card-data.ts';

export default defineSection({
  name: 't:names.product_carousel',
  props: ProductCarouselProps,
  // A row to scroll needs no scripts: they come with the first touch of it.
  hydrate: 'interaction',
  settings: {
    heading: text({ label: 't:labels.heading' }),
    collection: collection({ label: 't:labels.collection' }),
    count: range({ label: 't:labels.products_shown', min: 2, max: 16, default: 8 }),
    columns: range({ label: 't:labels.columns_desktop', min: 2, max: 5, default: 4 }),
    link_label: text({ label: 't:labels.link_label' }),
    scheme: colorScheme({ label: 't:labels.scheme', default: 'paper' }),
  },
  presets: [
    {
      name: 't:names.product_carousel',
      category: 't:categories.products',
      settings: {
        heading: 't:presets.product_carousel.heading',
        link_label: 't:presets.product_carousel.link_label',
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
  view: ProductCarousel,
});
