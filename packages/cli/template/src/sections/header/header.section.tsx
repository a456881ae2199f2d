import { defineSection, linkList } from '@vitrine/compiler';
import { Header } from './Header.tsx';
import { HeaderProps } from './header.schema.ts';

export default defineSection({
  name: 'Header',
  props: HeaderProps,
  hydrate: 'idle',
  settings: { menu: linkList({ label: 'Menu', default: 'main-menu' }) },
  enabledOn: { groups: ['header'] },
  data: ({ section, shop, cart, routes }) => ({
    shop: shop.name,
    home: routes.root_url,
    links: section.settings.menu?.links.map(({ title, url, active }) => ({ title, url, active })) ?? [],
    cart_url: routes.cart_url,
    count: cart.item_count,
  }),
  view: Header,
});
