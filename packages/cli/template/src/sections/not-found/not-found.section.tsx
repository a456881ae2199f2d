import { defineSection } from '@vitrine/compiler';
import { NotFound } from './NotFound.tsx';
import { NotFoundProps } from './not-found.schema.ts';

export default defineSection({
  name: 'Not found',
  props: NotFoundProps,
  hydrate: 'never',
  enabledOn: { templates: ['404'] },
  data: ({ routes }) => ({ home: routes.root_url }),
  view: NotFound,
});
