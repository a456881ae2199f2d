import { defineSection } from '@vitrine/compiler';
import { PageProps } from '@vitrine/contract';
import { Page } from './Page.tsx';

export default defineSection({
  name: 't:names.page',
  props: PageProps,
  hydrate: 'never',
  enabledOn: { templates: ['page'] },
  data: ({ page }) => ({ title: page.title, content: page.content }),
  view: Page,
});
