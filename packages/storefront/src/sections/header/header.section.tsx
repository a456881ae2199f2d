import {
  append,
  blocks,
  defineSection,
  image,
  type LinkObject,
  linkList,
  maybe,
  once,
  prepend,
} from '@vitrine/compiler';
import { addressOf } from '../../domain/menu-address.ts';
import { Header } from './Header.tsx';
import { HeaderProps } from './header.schema.ts';
import { megaMenu, megaMenuOf } from './mega-menu/mega-menu-data.ts';

/** Separates names in a list of names. No title contains it. */
const SEPARATOR = '|';
const delimited = (name: string): string => append(prepend(name, SEPARATOR), SEPARATOR);
/** Whether a list of names contains the title, handle or URL of a menu's entry. */
const hasEntry = (names: string, { title, handle, url }: LinkObject): boolean =>
  names.includes(delimited(title)) || names.includes(delimited(handle)) || names.includes(delimited(url));
/** What a merchant has written in a block to name an entry, as it is and as a URL in the page's language. */
const namesOf = (written: string, root: string): string =>
  `${SEPARATOR}${written}${SEPARATOR}${addressOf(written, root)}${SEPARATOR}`;

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
    // A block without content opens no panel.
    const withContent = section.blocks
      .map(({ settings }) => once(settings))
      .map((mega) =>
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
    const asColumns = section.blocks
      .map(({ settings }) => once(settings))
      .map((mega) => (mega.layout === 'column' ? namesOf(mega.entry, root) : ''))
      .join('');
    const notClickable = section.blocks
      .map(({ settings }) => once(settings))
      .map((mega) => (mega.allow_click ? '' : namesOf(mega.entry, root)))
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
          allow_click: once(item.url !== '#' && !hasEntry(notClickable, item)),
          mega: once(hasEntry(withContent, item) || (item.links.length > 0 && hasEntry(asColumns, item))),
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
