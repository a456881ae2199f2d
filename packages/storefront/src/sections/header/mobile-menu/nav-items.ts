import type {
  HeaderGroup,
  HeaderProps,
  HeaderSubLink,
  MegaMenu,
  NavGroup,
  NavItem,
  NavLink,
} from '../header.schema.ts';

type Menus = Pick<HeaderProps, 'menu' | 'mega_menus' | 'mobile_links'>;

const EMPTY = {
  links: [],
  description: '',
  cta: null,
  featured_heading: '',
  products: [],
  menu_heading: '',
  menu: [],
  header: '',
} satisfies Partial<NavItem>;

/** The entries of the menu (rules data-21, menu-4): the main menu's with the content of their mega-menus, then those of type `mobile`. */
export function navItems({ menu, mega_menus, mobile_links }: Menus): NavItem[] {
  const main = menu.map((item): NavItem => {
    const mega = item.mega
      ? mega_menus.find(({ entry, address }) => entry === item.title || entry === item.handle || address === item.url)
      : undefined;
    const { title, url, allow_click } = item;
    const ownLinks = item.links.map((group) => groupOf(group, mega));
    if (!mega)
      return { ...EMPTY, title, url, allow_click, type: ownLinks.length > 0 ? 'column' : 'link', links: ownLinks };
    const { layout, description, cta, featured_heading, products, menu_heading, header } = mega;
    const links = layout === 'column' ? ownLinks : mega.links.map((link) => ({ ...link, links: [] }));
    return {
      title,
      url,
      allow_click,
      type: layout,
      links,
      description,
      cta,
      featured_heading,
      products,
      menu_heading,
      menu: mega.menu,
      header,
    };
  });
  const extra = mobile_links.map((link): NavItem => ({ ...EMPTY, ...link, type: 'mobile' }));
  return [...main, ...extra];
}

const groupOf = (group: HeaderGroup, mega: MegaMenu | undefined): NavGroup => ({
  ...linkOf(group, mega),
  links: group.links.map((link) => linkOf(link, mega)),
});

const linkOf = ({ title, url, allow_click }: HeaderSubLink, mega: MegaMenu | undefined): NavLink => ({
  title,
  url,
  allow_click,
  image: null,
  newsletter_form_id: (mega && (title === mega.signup_link || url === mega.signup_address) && mega.signup_form) || null,
});

/** Whether an entry expands in the mobile menu; any other navigates. */
export const isExpandable = (item: NavItem): boolean =>
  item.type !== 'mobile' && item.type !== 'link' && item.links.length + item.menu.length > 0;
