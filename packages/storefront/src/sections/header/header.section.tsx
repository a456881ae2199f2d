import { defineSection, image, linkList, maybe } from '@vitrine/compiler';
import { HeaderProps } from '@vitrine/contract';
import { Header } from './Header.tsx';

export default defineSection({
  name: 't:names.header',
  props: HeaderProps,
  hydrate: 'idle',
  settings: {
    menu: linkList({ label: 't:labels.menu', default: 'main-menu' }),
  },
  enabledOn: { groups: ['header'] },
  data: ({ section, settings, shop }) => ({
    shop: shop.name,
    logo: maybe(settings.logo, (picture) => image(picture, { width: settings.logo_width })),
    menu:
      section.settings.menu?.links.map((item) => ({
        title: item.title,
        url: item.url,
        active: item.active,
        links: item.links.map((group) => ({
          title: group.title,
          url: group.url,
          active: group.active,
          links: group.links.map((link) => ({ title: link.title, url: link.url })),
        })),
      })) ?? [],
    search_shown: settings.search_shown,
    accounts_shown: settings.accounts_shown && shop.customer_accounts_enabled,
  }),
  view: Header,
});
