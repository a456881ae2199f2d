import { z } from 'zod';
import { Image } from './image.ts';

/** A link inside a menu; it may carry a picture, and a sign-up form that it opens in place of its address (`spec §2, §3`). */
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

/** The picture with words in a mega-menu. */
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

/** An entry of the main menu (`spec §2, §3`). */
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
