import { z } from 'zod';
import { BlockAttributes } from '../../domain/block-mark.schema.ts';
import { Image } from '../../domain/image.schema.ts';

/** A link inside a menu; it may carry a picture, and a sign-up form that it opens in place of its address (rules data-21, header-15). */
export const NavLink = z.object({
  title: z.string(),
  url: z.string(),
  allow_click: z.boolean(),
  image: Image.nullable(),
  /** Id of the sign-up form; null when the link is a plain one. */
  newsletter_form_id: z.string().nullable(),
});
export type NavLink = z.infer<typeof NavLink>;

/** A column or group of links in a mega-menu. */
export const NavGroup = NavLink.extend({ links: z.array(NavLink) });
export type NavGroup = z.infer<typeof NavGroup>;

/** The picture with a heading in a mega-menu. */
export const NavCta = z.object({
  url: z.string(),
  image: Image.nullable(),
  heading: z.string(),
  /** CSS color of the heading */
  color: z.string(),
  position: z.enum(['left', 'right']),
  alignment: z.enum(['top', 'center', 'bottom']),
});
export type NavCta = z.infer<typeof NavCta>;

/** A product in a mega-menu of type `featured`. */
export const NavProduct = z.object({ title: z.string(), url: z.string(), image: Image.nullable() });
export type NavProduct = z.infer<typeof NavProduct>;

/** An entry of the main menu (rule data-21). */
export const NavItem = z.object({
  title: z.string(),
  url: z.string(),
  /** `link`: no mega-menu. `mobile`: shown in the mobile menu only, where it navigates directly. */
  type: z.enum(['link', 'mobile', 'column', 'images', 'featured', 'images_title']),
  links: z.array(NavGroup),
  /** False: the entry opens its menu but does not navigate. */
  allow_click: z.boolean(),
  description: z.string(),
  cta: NavCta.nullable(),
  featured_heading: z.string(),
  products: z.array(NavProduct),
  menu_heading: z.string(),
  /** A second list of links beside the first. */
  menu: z.array(NavLink),
  header: z.string(),
});
export type NavItem = z.infer<typeof NavItem>;

/** A link in the header. `allow_click` false: text without a link. */
export const HeaderSubLink = NavLink.pick({ title: true, url: true, allow_click: true });
export type HeaderSubLink = z.infer<typeof HeaderSubLink>;

/** A column of a menu panel: a link and the links below it. */
export const HeaderGroup = HeaderSubLink.extend({ active: z.boolean(), links: z.array(HeaderSubLink) });
export type HeaderGroup = z.infer<typeof HeaderGroup>;

/** An entry of the main menu with what opens below it. */
export const HeaderLink = HeaderSubLink.extend({
  /** The platform's handle of the entry. A merchant's mega-menu names its entry by title, handle or URL. */
  handle: z.string(),
  active: z.boolean(),
  /** Whether the merchant has set up a mega-menu for it. */
  mega: z.boolean(),
  links: z.array(HeaderGroup),
});
export type HeaderLink = z.infer<typeof HeaderLink>;

/** A mega-menu as the merchant sets it up: a block of the header (rules header-2, data-21). */
export const MegaMenu = z.object({
  type: z.literal('mega_menu'),
  /** The block's attributes, by which the theme editor finds it. */
  attributes: BlockAttributes,
  /** Title, handle or URL of its entry in the menu. */
  entry: z.string(),
  /** `entry` as a URL in the page's language. A URL names the entry in every language. */
  address: z.string(),
  layout: z.enum(['column', 'images', 'featured', 'images_title']),
  header: z.string(),
  description: z.string(),
  /** Links with pictures; `column` shows what the entry has in the main menu. */
  links: z.array(NavLink),
  cta: NavCta.nullable(),
  featured_heading: z.string(),
  products: z.array(NavProduct),
  menu_heading: z.string(),
  menu: z.array(NavLink),
  /** Title of the link that opens the sign-up form `signup_form`. */
  signup_link: z.string(),
  /** `signup_link` as a URL in the page's language. */
  signup_address: z.string(),
  signup_form: z.string(),
});
export type MegaMenu = z.infer<typeof MegaMenu>;

export const HeaderProps = z.object({
  shop: z.string(),
  logo: Image.nullable(),
  menu: z.array(HeaderLink),
  mega_menus: z.array(MegaMenu),
  /** Shown in the mobile menu only, where they navigate directly (rule menu-4). */
  mobile_links: z.array(HeaderSubLink),
  search_shown: z.boolean(),
  /** False when the theme hides accounts or the shop has none (rule header-7). */
  accounts_shown: z.boolean(),
  /** URL of the wish list; null where the shop has none. */
  wish_list_url: z.string().nullable(),
});
export type HeaderProps = z.infer<typeof HeaderProps>;

/** The props of the header that the menu on a phone needs. */
export type MobileMenuProps = Pick<
  HeaderProps,
  'menu' | 'mega_menus' | 'mobile_links' | 'accounts_shown' | 'search_shown' | 'wish_list_url'
>;
