import { append, blocks, defineSection, image, linkList, maybe, prepend } from '@vitrine/compiler';
import { HeaderProps } from '@vitrine/contract';
import { addressOf } from '../../components/menu-address.ts';
import { Header } from './Header.tsx';
import { megaMenu, megaMenuOf } from './mega-menu-data.ts';

/** Between names in a list of names: no title has it. */
const EDGE = '|';
const edged = (name: string): string => append(prepend(name, EDGE), EDGE);
/** The names by which a merchant's block means an entry of the menu. */
const namesOf = (written: string, root: string): string => `${EDGE}${written}${EDGE}${addressOf(written, root)}${EDGE}`;

export default defineSection({
  name: 't:names.header',
  props: HeaderProps,
  hydrate: 'idle',
  settings: {
    menu: linkList({ label: 't:labels.menu', default: 'main-menu' }),
    mobile_menu: linkList({ label: 't:labels.mobile_menu', info: 't:info.mobile_menu' }),
  },
  blocks: { mega_menu: megaMenu },
  maxBlocks: 8,
  enabledOn: { groups: ['header'] },
  presets: [{ name: 't:names.header' }],
  data: ({ section, settings, shop, routes }) => {
    const root = routes.root_url;
    // A block that shows nothing of its own opens nothing.
    const described = section.blocks
      .map(({ settings: mega }) =>
        mega.header ||
        mega.description ||
        mega.cta_image ||
        mega.menu ||
        (mega.layout !== 'column' && mega.links) ||
        (mega.layout === 'featured' && mega.products)
          ? namesOf(mega.entry, root)
          : '',
      )
      .join('');
    const columns = section.blocks
      .map(({ settings: mega }) => (mega.layout === 'column' ? namesOf(mega.entry, root) : ''))
      .join('');
    const locked = section.blocks
      .map(({ settings: mega }) => (mega.allow_click ? '' : namesOf(mega.entry, root)))
      .join('');
    return {
      shop: shop.name,
      logo: maybe(settings.logo, (picture) => image(picture, { width: settings.logo_width })),
      menu:
        section.settings.menu?.links.map((item) => ({
          title: item.title,
          handle: item.handle,
          url: item.url,
          active: item.active,
          allow_click:
            item.url !== '#' &&
            !locked.includes(edged(item.title)) &&
            !locked.includes(edged(item.handle)) &&
            !locked.includes(edged(item.url)),
          mega:
            described.includes(edged(item.title)) ||
            described.includes(edged(item.handle)) ||
            described.includes(edged(item.url)) ||
            (item.links.length > 0 &&
              (columns.includes(edged(item.title)) ||
                columns.includes(edged(item.handle)) ||
                columns.includes(edged(item.url)))),
          links: item.links.map((group) => ({
            title: group.title,
            url: group.url,
            active: group.active,
            allow_click: group.url !== '#',
            links: group.links.map((link) => ({ title: link.title, url: link.url, allow_click: link.url !== '#' })),
          })),
        })) ?? [],
      mega_menus: blocks(section, { mega_menu: (block) => megaMenuOf(block, root) }),
      mobile_links:
        section.settings.mobile_menu?.links.map((link) => ({
          title: link.title,
          url: link.url,
          allow_click: link.url !== '#',
        })) ?? [],
      search_shown: settings.search_shown,
      accounts_shown: settings.accounts_shown && shop.customer_accounts_enabled,
      wish_list_url: settings.wish_list_page,
    };
  },
  view: Header,
});
