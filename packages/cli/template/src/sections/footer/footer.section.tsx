import { date, defineSection, linkList } from '@vitrine/compiler';
import { Footer } from './Footer.tsx';
import { FooterProps } from './footer.schema.ts';

export default defineSection({
  name: 'Footer',
  props: FooterProps,
  hydrate: 'never',
  settings: { menu: linkList({ label: 'Menu', default: 'footer' }) },
  enabledOn: { groups: ['footer'] },
  data: ({ section, shop }) => ({
    shop: shop.name,
    year: date('now', '%Y'),
    links: section.settings.menu?.links.map(({ title, url }) => ({ title, url })) ?? [],
  }),
  view: Footer,
});
