import { defineSection, fallback, paginate, range } from '@vitrine/compiler';
import { cardOf } from '../../components/product-card/product-card-data.ts';
import { Collection } from './Collection.tsx';
import { CollectionProps } from './collection.schema.ts';

export default defineSection({
  name: 'Collection',
  props: CollectionProps,
  hydrate: 'never',
  settings: { page_size: range({ label: 'Products on a page', min: 4, max: 48, step: 4, default: 24 }) },
  enabledOn: { templates: ['collection'] },
  data: ({ section, collection }) =>
    paginate(collection.products, section.settings.page_size, (products, page) => ({
      title: collection.title,
      description: collection.description,
      products: products.map(cardOf),
      sorting: collection.sort_options.map(({ name, value }) => ({ label: name, value })),
      sort_by: fallback(collection.sort_by, collection.default_sort_by),
      page: page.current_page,
      pages: page.pages,
      previous_url: page.previous?.url ?? null,
      next_url: page.next?.url ?? null,
    })),
  view: Collection,
});
