import {
  checkbox,
  defineSection,
  fallback,
  type ImageObject,
  image,
  linkList,
  maybe,
  metafield,
  paginate,
  range,
  text,
} from '@vitrine/compiler';
import { areActive, areCounted, areNarrowed, filtersOf, shownCount } from '../../components/filters/listing-data.ts';
import { pagingOf } from '../../components/pagination/paging-data.ts';
import { cardOf } from '../../components/product-card/card-data.ts';
import { Collection } from './Collection.tsx';
import { clearUrl, keptOf, listPath } from './collection-address.ts';
import { CollectionPageProps } from './collection-page.schema.ts';
import { gridBlocksOf } from './grid-block-data.ts';
import { GRID_BLOCKS } from './grid-blocks.ts';

export default defineSection({
  name: 't:names.collection',
  props: CollectionPageProps,
  elementId: 'collection-data',
  hydrate: 'interaction',
  settings: {
    columns_desktop: range({ label: 't:labels.columns_desktop', min: 1, max: 6, default: 3 }),
    columns_mobile: range({ label: 't:labels.columns_mobile', min: 1, max: 3, default: 1 }),
    page_size: range({ label: 't:labels.page_size', min: 6, max: 48, step: 2, default: 24 }),
    enable_filters: checkbox({ label: 't:labels.enable_filters', default: true }),
    enable_sorting: checkbox({ label: 't:labels.enable_sorting', default: true }),
    paginate: checkbox({ label: 't:labels.paginate', default: false, info: 't:info.paginate' }),
    show_sale: checkbox({ label: 't:labels.show_sale', default: true }),
    menu: linkList({ label: 't:labels.subcategories', info: 't:info.subcategories', default: 'main-menu' }),
    empty_text: text({
      label: 't:labels.empty_text',
      default: 'Nothing here just now. New pieces arrive every few weeks.',
    }),
  },
  blocks: GRID_BLOCKS,
  enabledOn: { templates: ['collection'] },
  data: ({ section, collection, current_tags }) =>
    paginate(collection.products, section.settings.page_size, (products, page) => ({
      opening: maybe(metafield<ImageObject>(collection, 'custom', 'opening_image'), (picture) => ({
        image: image(picture, { width: 1200, widths: [480, 720, 960, 1200, 1600], alt: '' }),
        heading: metafield(collection, 'custom', 'opening_heading') ?? '',
        text: metafield(collection, 'custom', 'opening_text') ?? '',
      })),
      subcategories:
        section.settings.menu?.links.map((entry) =>
          entry.links.map((group) => ({
            title: group.title,
            links:
              group.active || group.child_active
                ? group.links.map((link) => ({ title: link.title, url: link.url, current: link.current }))
                : [],
          })),
        ) ?? [],
      title: collection.title,
      description: collection.description,
      path: listPath(collection, current_tags),
      kept: keptOf(collection),
      items: products.map(cardOf),
      blocks: gridBlocksOf(section),
      offset: page.current_offset,
      filters: filtersOf(collection.filters, clearUrl(collection, current_tags)),
      filters_active: areActive(collection.filters),
      narrowed: areNarrowed(collection.filters),
      counted: areCounted(collection.filters),
      clear_url: clearUrl(collection, current_tags),
      sorting: collection.sort_options.map((option) => ({
        label: option.name,
        value: option.value,
        active: option.value === fallback(collection.sort_by, collection.default_sort_by),
      })),
      sort_by: fallback(collection.sort_by, collection.default_sort_by),
      sort_active: !!collection.sort_by,
      count: shownCount(collection.filters, collection.products_count),
      total_pages: page.pages,
      current_page: page.current_page,
      first_url: page.parts[0]?.url ?? '',
      next_url: page.next?.url ?? null,
      previous_url: page.current_page > page.pages ? null : (page.previous?.url ?? null),
      paginate: section.settings.paginate,
      enable_filters: section.settings.enable_filters,
      enable_sorting: section.settings.enable_sorting,
      show_sale: section.settings.show_sale,
      columns_desktop: section.settings.columns_desktop,
      columns_mobile: section.settings.columns_mobile,
      empty_text: section.settings.empty_text,
      paging: pagingOf(page),
    })),
  view: Collection,
});
