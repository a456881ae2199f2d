import {
  collectionList,
  colorScheme,
  defineSection,
  fallback,
  image,
  maybe,
  range,
  text,
  url,
} from '@vitrine/compiler';
import { TileRowProps } from '../../components/tiles/tile-row.schema.ts';
import { CENTER, focusOf } from '../../components/ui/focus-of.ts';
import { CollectionRow } from './CollectionRow.tsx';

export default defineSection({
  name: 't:names.collection_row',
  props: TileRowProps,
  hydrate: 'never',
  settings: {
    heading: text({ label: 't:labels.heading' }),
    collections: collectionList({ label: 't:labels.collections', limit: 12 }),
    columns: range({ label: 't:labels.columns_desktop', min: 2, max: 6, default: 4 }),
    link: url({ label: 't:labels.link', default: '/collections' }),
    link_label: text({ label: 't:labels.link_label' }),
    scheme: colorScheme({ label: 't:labels.scheme', default: 'paper' }),
  },
  presets: [
    {
      name: 't:names.collection_row',
      category: 't:categories.products',
      settings: {
        heading: 't:presets.collection_row.heading',
        link_label: 't:presets.collection_row.link_label',
      },
    },
  ],
  data: ({ section: { settings } }) => ({
    heading: settings.heading,
    link: settings.link ?? '',
    link_label: settings.link_label,
    columns: settings.columns,
    scheme: settings.scheme.id,
    items: settings.collections.map((collection) => ({
      title: collection.title,
      url: collection.url,
      image: maybe(fallback(collection.image, collection.featured_image), (picture) =>
        image(picture, { width: 720, widths: [360, 480, 750, 960, 1440], alt: '' }),
      ),
      focus: maybe(fallback(collection.image, collection.featured_image), focusOf) ?? CENTER,
      excerpt: '',
      date: '',
    })),
  }),
  view: CollectionRow,
});
