import { expect, it } from 'vitest';
import { type HeaderLink, type MegaMenu, NavItem } from '../header.schema.ts';
import { isExpandable, navItems } from './nav-items.ts';

const entry = (title: string, more: Partial<HeaderLink> = {}): HeaderLink => ({
  title,
  handle: title.toLowerCase(),
  url: `/${title.toLowerCase()}`,
  active: false,
  allow_click: true,
  mega: false,
  links: [],
  ...more,
});
const group = { title: 'Dresses', url: '/dresses', active: false, allow_click: true, links: [] };
const link = { title: 'Shoes', url: '/shoes', allow_click: true, image: null, newsletter_form_id: null };
const mega = (entryName: string, more: Partial<MegaMenu> = {}): MegaMenu => ({
  type: 'mega_menu',
  attributes: '',
  entry: entryName,
  address: entryName,
  layout: 'images',
  header: 'Head',
  description: 'Words',
  links: [link],
  cta: null,
  featured_heading: '',
  products: [],
  menu_heading: 'More',
  menu: [{ ...link, title: 'Letters', newsletter_form_id: 'NwsLtr' }],
  signup_link: '',
  signup_address: '',
  signup_form: '',
  ...more,
});

it('an entry is of the type its mega-menu says, found by its title or handle', () => {
  const items = navItems({
    menu: [
      entry('Shoes', { mega: true }),
      entry('Journal', { mega: true }),
      entry('New', { links: [group] }),
      entry('Sale'),
    ],
    mega_menus: [mega('Shoes'), mega('journal', { layout: 'images_title' })],
    mobile_links: [{ title: 'Stores', url: '/stores', allow_click: true }],
  });
  expect(items.map(({ title, type }) => [title, type])).toEqual([
    ['Shoes', 'images'],
    ['Journal', 'images_title'],
    ['New', 'column'],
    ['Sale', 'link'],
    ['Stores', 'mobile'],
  ]);
  for (const item of items) expect(NavItem.safeParse(item).success).toBe(true);
  expect(items[0]).toMatchObject({
    header: 'Head',
    description: 'Words',
    menu_heading: 'More',
    links: [{ title: 'Shoes' }],
  });
});

it('columns keep the links of the main menu; the one that is named carries the sign-up form', {
  tags: ['header-15'],
}, () => {
  const [item] = navItems({
    menu: [
      entry('Clothing', {
        mega: true,
        links: [{ ...group, links: [{ title: 'Letters', url: '/c', allow_click: true }] }],
      }),
    ],
    mega_menus: [mega('Clothing', { layout: 'column', signup_link: 'Letters', signup_form: 'NwsLtr' })],
    mobile_links: [],
  });
  expect(item?.links[0]?.links[0]).toMatchObject({ title: 'Letters', newsletter_form_id: 'NwsLtr' });
  expect(item?.links[0]?.newsletter_form_id).toBeNull();
});

it('items of type mobile navigate directly, and so does an entry with nothing below it', {
  tags: ['menu-4'],
}, () => {
  const items = navItems({
    menu: [entry('New', { links: [group] }), entry('Sale')],
    mega_menus: [],
    mobile_links: [{ title: 'Stores', url: '/stores', allow_click: true }],
  });
  expect(items.map(isExpandable)).toEqual([true, false, false]);
});

it('an address names an entry and a link in every language', { tags: ['header-3', 'header-15'] }, () => {
  const [item] = navItems({
    menu: [
      entry('Vêtements', { url: '/fr/collections/all', mega: true, links: [{ ...group, url: '/fr/pages/contact' }] }),
    ],
    mega_menus: [
      mega('/collections/all', {
        address: '/fr/collections/all',
        layout: 'column',
        signup_address: '/fr/pages/contact',
        signup_form: 'NwsLtr',
      }),
    ],
    mobile_links: [],
  });
  expect(item).toMatchObject({ type: 'column', header: 'Head', links: [{ newsletter_form_id: 'NwsLtr' }] });
});
