import { defineSection, fallback, image, maybe, paginate, text } from '@vitrine/compiler';
import { pagingOf } from '../../components/pagination/paging-data.ts';
import { CENTER, focusOf } from '../../components/ui/focus-of.ts';
import { CollectionList } from './CollectionList.tsx';
import { CollectionListProps } from './list-collections.schema.ts';

export default defineSection({
  name: 't:names.collection_list',
  props: CollectionListProps,
  hydrate: 'never',
  settings: {
    heading: text({ label: 't:labels.heading', default: 'Collections' }),
    text: text({ label: 't:labels.text' }),
  },
  enabledOn: { templates: ['list-collections'] },
  data: ({ section, collections }) =>
    paginate(collections, 24, (list, page) => ({
      heading: section.settings.heading,
      text: section.settings.text,
      items: list.map((collection) => ({
        title: collection.title,
        url: collection.url,
        image: maybe(fallback(collection.image, collection.featured_image), (picture) =>
          image(picture, { width: 720, widths: [360, 480, 750, 960, 1440], alt: '' }),
        ),
        focus: maybe(fallback(collection.image, collection.featured_image), focusOf) ?? CENTER,
        excerpt: '',
        date: '',
      })),
      paging: pagingOf(page),
    })),
  view: CollectionList,
});
