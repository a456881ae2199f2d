import { defineSection, paginate, range } from '@vitrine/compiler';
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
      items: results.map(cardOf),
      columns_desktop: section.settings.columns_desktop,
      columns_mobile: section.settings.columns_mobile,
      paging: pagingOf(page),
    })),
  view: Search,
});
