import { checkbox, defineSection, fallback, paginate, range, text } from '@vitrine/compiler';
import { CollectionProps } from '@vitrine/contract';
import { cardOf } from '../../components/card-data.ts';
import { pagingOf } from '../../components/paging-data.ts';
import { Collection } from './Collection.tsx';

export default defineSection({
  name: 't:names.collection',
  props: CollectionProps,
  elementId: 'collection-data',
  hydrate: 'idle',
  settings: {
    columns_desktop: range({ label: 't:labels.columns_desktop', min: 1, max: 6, default: 3 }),
    columns_mobile: range({ label: 't:labels.columns_mobile', min: 1, max: 3, default: 1 }),
    page_size: range({ label: 't:labels.page_size', min: 6, max: 48, step: 2, default: 24 }),
    show_sale: checkbox({ label: 't:labels.show_sale', default: true }),
    empty_text: text({
      label: 't:labels.empty_text',
      default: 'Nothing here just now. New pieces arrive every few weeks.',
    }),
  },
  enabledOn: { templates: ['collection'] },
  data: ({ section, collection }) =>
    paginate(collection.products, section.settings.page_size, (products, page) => ({
      title: collection.title,
      description: collection.description,
      items: products.map(cardOf),
      filters: [],
      sorting: collection.sort_options.map((option) => ({
        label: option.name,
        value: option.value,
        active: option.value === fallback(collection.sort_by, collection.default_sort_by),
      })),
      count: collection.products_count,
      total_pages: page.pages,
      current_page: page.current_page,
      next_url: page.next?.url ?? null,
      filters_active: false,
      sort_by: fallback(collection.sort_by, collection.default_sort_by),
      sort_active: !!collection.sort_by,
      paginate: true,
      enable_filters: false,
      show_sale: section.settings.show_sale,
      columns_desktop: section.settings.columns_desktop,
      columns_mobile: section.settings.columns_mobile,
      empty_text: section.settings.empty_text,
      paging: pagingOf(page),
    })),
  view: Collection,
});
