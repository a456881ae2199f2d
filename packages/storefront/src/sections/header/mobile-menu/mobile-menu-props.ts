import type { HeaderProps } from '../header.schema.ts';

/** What of the header the menu on a phone shows. */
export type MobileMenuProps = Pick<
  HeaderProps,
  'menu' | 'mega_menus' | 'mobile_links' | 'accounts_shown' | 'search_shown' | 'wish_list_url'
>;
