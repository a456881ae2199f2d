import {
  checkbox,
  collection,
  defineSection,
  fallback,
  limit,
  linkList,
  paginate,
  range,
  reject,
  stripHtml,
  text,
  truncate,
  urlEncode,
  where,
} from '@vitrine/compiler';
import type { SearchObject } from '@vitrine/compiler/platform/objects.ts';
import { areActive, areCounted, areNarrowed, filtersOf, shownCount } from '../../components/filters/listing-data.ts';
import { pagingOf } from '../../components/pagination/paging-data.ts';
import { cardOf } from '../../components/product-card/card-data.ts';
import { CENTER } from '../../components/ui/focus-of.ts';
import { Search } from './Search.tsx';
import { SearchProps } from './search.schema.ts';

/** The same search without filters, in the order that was chosen. */
const clearUrl = (search: SearchObject, path: string): string =>
  search.sort_by
    ? `${path}?type=product&q=${urlEncode(search.terms)}&sort_by=${search.sort_by}`
    : `${path}?type=product&q=${urlEncode(search.terms)}`;

export default defineSection({
  name: 't:names.search',
  props: SearchProps,
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
    empty_text: text({ label: 't:labels.empty_text', default: 'Nothing matches all of these filters.' }),
    popular: linkList({ label: 't:labels.popular_searches' }),
    best_sellers: collection({ label: 't:labels.best_sellers' }),
  },
  enabledOn: { templates: ['search'] },
  data: ({ section: { settings }, search, routes }) =>
    paginate(search.results, settings.page_size, (results, page) => ({
      performed: search.performed,
      terms: search.terms,
      only_products: search.types.length === 1 && search.types[0] === 'product',
      products_url: `${routes.search_url}?type=product&q=${urlEncode(search.terms)}`,
      texts_url: `${routes.search_url}?type=article%2Cpage&q=${urlEncode(search.terms)}`,
      texts: reject(results, 'object_type', 'product').map((result) => ({
        title: result.title,
        url: result.url,
        image: null,
        focus: CENTER,
        excerpt: truncate(stripHtml(result.content), 160),
        date: '',
      })),
      popular:
        search.results_count > 0
          ? []
          : (settings.popular?.links.map((link) => ({ title: link.title, url: link.url })) ?? []),
      best_sellers: search.results_count > 0 ? [] : limit(settings.best_sellers?.products, 4).map(cardOf),
      title: search.terms,
      description: '',
      path: routes.search_url,
      kept: [
        { name: 'type', value: 'product' },
        { name: 'q', value: search.terms },
      ],
      items: where(results, 'object_type', 'product').map(cardOf),
      blocks: [],
      offset: page.current_offset,
      filters: filtersOf(search.filters, clearUrl(search, routes.search_url)),
      filters_active: areActive(search.filters),
      narrowed: areNarrowed(search.filters),
      counted: areCounted(search.filters),
      clear_url: clearUrl(search, routes.search_url),
      sorting: search.sort_options.map((option) => ({
        label: option.name,
        value: option.value,
        active: option.value === fallback(search.sort_by, search.default_sort_by),
      })),
      sort_by: fallback(search.sort_by, search.default_sort_by),
      sort_active: !!search.sort_by,
      count: shownCount(search.filters, search.results_count),
      total_pages: page.pages,
      current_page: page.current_page,
      first_url: page.parts[0]?.url ?? '',
      next_url: page.next?.url ?? null,
      previous_url: page.current_page > page.pages ? null : (page.previous?.url ?? null),
      paginate: settings.paginate,
      enable_filters: settings.enable_filters,
      enable_sorting: settings.enable_sorting,
      show_sale: settings.show_sale,
      columns_desktop: settings.columns_desktop,
      columns_mobile: settings.columns_mobile,
      empty_text: settings.empty_text,
      paging: pagingOf(page),
    })),
  view: Search,
});
