import { block, blocks, date, defineSection, linkList, text } from '@vitrine/compiler';
import { FooterProps } from '@vitrine/contract';
import { Footer } from './Footer.tsx';

export default defineSection({
  name: 't:names.footer',
  props: FooterProps,
  hydrate: 'never',
  blocks: {
    menu: block({
      name: 't:names.menu',
      settings: {
        heading: text({ label: 't:labels.heading' }),
        menu: linkList({ label: 't:labels.menu', default: 'footer' }),
      },
    }),
  },
  maxBlocks: 5,
  enabledOn: { groups: ['footer'] },
  data: ({ section, shop, settings }) => ({
    shop: shop.name,
    slogan: shop.brand?.slogan ?? '',
    year: date('now', '%Y'),
    menus: blocks(section, {
      menu: (block) => ({
        title: block.settings.heading || (block.settings.menu?.title ?? ''),
        links: block.settings.menu?.links.map((link) => ({ title: link.title, url: link.url })) ?? [],
      }),
    }),
    social: {
      instagram: settings.social_instagram ?? '',
      pinterest: settings.social_pinterest ?? '',
      youtube: settings.social_youtube ?? '',
    },
    policies: shop.policies.map((policy) => ({ title: policy.title, url: policy.url })),
  }),
  view: Footer,
});
