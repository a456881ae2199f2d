import { block, blocks, checkbox, date, defineSection, linkList, paymentBadge, text } from '@vitrine/compiler';
import { localizationOf } from '../../components/localization/localization-data.ts';
import { addressOf } from '../../domain/menu-address.ts';
import { Footer } from './Footer.tsx';
import { FooterProps } from './footer.schema.ts';

export default defineSection({
  name: 't:names.footer',
  props: FooterProps,
  hydrate: 'never',
  settings: {
    payments: checkbox({ label: 't:labels.payments_shown', default: true }),
    consent_link: checkbox({ label: 't:labels.consent_link', default: true }),
  },
  blocks: {
    menu: block({
      name: 't:names.menu',
      settings: {
        heading: text({ label: 't:labels.heading' }),
        menu: linkList({ label: 't:labels.menu', default: 'footer' }),
        signup_link: text({ label: 't:labels.signup_link', info: 't:info.signup_link' }),
        signup_form: text({ label: 't:labels.signup_form', info: 't:info.signup_form_id' }),
      },
    }),
  },
  maxBlocks: 5,
  enabledOn: { groups: ['footer'] },
  data: ({ section, shop, settings, localization, request, routes }) => ({
    shop: shop.name,
    slogan: shop.brand?.slogan ?? '',
    year: date('now', '%Y'),
    menus: blocks(section, {
      menu: (block) => ({
        attributes: block.shopify_attributes,
        title: block.settings.heading || (block.settings.menu?.title ?? ''),
        links:
          block.settings.menu?.links.map((link) => ({
            title: link.title,
            url: link.url,
            newsletter_form_id:
              block.settings.signup_link === link.title ||
              addressOf(block.settings.signup_link, routes.root_url) === link.url
                ? block.settings.signup_form
                : null,
          })) ?? [],
      }),
    }),
    social: {
      instagram: settings.social_instagram ?? '',
      pinterest: settings.social_pinterest ?? '',
      tiktok: settings.social_tiktok ?? '',
      youtube: settings.social_youtube ?? '',
      facebook: settings.social_facebook ?? '',
      x: settings.social_x ?? '',
    },
    policies: shop.policies.map((policy) => ({ title: policy.title, url: policy.url })),
    consent_link: section.settings.consent_link,
    localization: localizationOf(localization, request, routes),
    payments: section.settings.payments
      ? shop.enabled_payment_types.map((type) => ({ type, badge: paymentBadge(type) }))
      : [],
  }),
  view: Footer,
});
