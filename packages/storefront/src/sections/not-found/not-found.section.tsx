import { defineSection, linkList } from '@vitrine/compiler';
import { NotFound } from './NotFound.tsx';
import { NotFoundProps } from './not-found.schema.ts';

export default defineSection({
  name: 't:names.not_found',
  props: NotFoundProps,
  hydrate: 'never',
  settings: { menu: linkList({ label: 't:labels.menu', default: 'main-menu' }) },
  enabledOn: { templates: ['404'] },
  data: ({ section }) => ({
    links: section.settings.menu?.links.map((link) => ({ title: link.title, url: link.url })) ?? [],
  }),
  view: NotFound,
});
