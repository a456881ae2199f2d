import { defineSection, range, text, url } from '@vitrine/compiler';
import { WishList } from './WishList.tsx';
import { WishListProps } from './wish-list.schema.ts';

/** The wish list under the title and text of its page. */
export default defineSection({
  name: 't:names.wish_list',
  props: WishListProps,
  // Not `load`: what it imports would travel with what every page fetches (`chunks.ts`).
  hydrate: 'visible',
  settings: {
    columns_desktop: range({ label: 't:labels.columns_desktop', min: 1, max: 6, default: 4 }),
    columns_mobile: range({ label: 't:labels.columns_mobile', min: 1, max: 3, default: 2 }),
    empty_text: text({ label: 't:labels.empty_text', info: 't:info.theme_words' }),
    link: url({ label: 't:labels.link' }),
    link_label: text({ label: 't:labels.link_label' }),
  },
  enabledOn: { templates: ['page'] },
  presets: [
    {
      name: 't:names.wish_list',
      category: 't:categories.products',
      settings: {
        empty_text: 't:presets.wish_list.empty_text',
        link: '/collections/all',
        link_label: 't:presets.wish_list.link_label',
      },
    },
  ],
  data: ({ section: { settings }, page, settings: theme, shop }) => ({
    title: page.title,
    text: page.content,
    columns_desktop: settings.columns_desktop,
    columns_mobile: settings.columns_mobile,
    empty_text: settings.empty_text,
    link: settings.link ?? '',
    link_label: settings.link_label,
    has_accounts: theme.accounts_shown && shop.customer_accounts_enabled && !!theme.customer_lists_url,
  }),
  view: WishList,
});
