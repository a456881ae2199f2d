import { defineSection } from '@vitrine/compiler';
import { Page } from './Page.tsx';
import { PageProps } from './page.schema.ts';

export default defineSection({
  name: 'Page',
  props: PageProps,
  hydrate: 'never',
  enabledOn: { templates: ['page'] },
  data: ({ page }) => ({ title: page.title, content: page.content }),
  view: Page,
});
