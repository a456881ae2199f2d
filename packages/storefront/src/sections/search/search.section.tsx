import { defineSection, paginate, range, reject, stripHtml, truncate, where } from '@vitrine/compiler';
import { SearchProps } from '@vitrine/contract';
import { cardOf } from '../../components/card-data.ts';
import { pagingOf } from '../../components/paging-data.ts';
import { Search } from './Search.tsx';

export default defineSection({
  name: 't:names.search',
  props: SearchProps,
  hydrate: 'never',
  settings: {
    columns_desktop: range({ label: 't:labels.columns_desktop', min: 1, max: 6, default: 3 }),
    columns_mobile: range({ label: 't:labels.columns_mobile', min: 1, max: 3, default: 1 }),
    page_size: range({ label: 't:labels.page_size', min: 6, max: 48, step: 2, default: 24 }),
  },
  enabledOn: { templates: ['search'] },
  data: ({ section, search }) =>
    paginate(search.results, section.settings.page_size, (results, page) => ({
      performed: search.performed,
      terms: search.terms,
      count: search.results_count,
      items: where(results, 'object_type', 'product').map(cardOf),
      texts: reject(results, 'object_type', 'product').map((result) => ({
        title: result.title,
        url: result.url,
        image: null,
        excerpt: truncate(stripHtml(result.content), 160),
        date: '',
      })),
      columns_desktop: section.settings.columns_desktop,
      columns_mobile: section.settings.columns_mobile,
      paging: pagingOf(page),
    })),
  view: Search,
});
