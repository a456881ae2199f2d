import { block, blocks, color, defineSection, number, range, text, url } from '@vitrine/compiler';
import { PromoBar } from './PromoBar.tsx';
import { PromoBarProps } from './promo-bar.schema.ts';

export default defineSection({
  name: 't:names.promo_bar',
  props: PromoBarProps,
  hydrate: 'idle',
  settings: {
    background: color({ label: 't:labels.background', default: '#1A1816' }),
    color: color({ label: 't:labels.text_color', default: '#F7F5F0' }),
    countdown_date: text({ label: 't:labels.countdown_date', info: 't:info.countdown_date' }),
    countdown_index: range({ label: 't:labels.countdown_index', min: 0, max: 6, default: 0 }),
  },
  blocks: {
    message: block({
      name: 't:names.message',
      settings: { text: text({ label: 't:labels.text' }), link: url({ label: 't:labels.link' }) },
    }),
  },
  maxBlocks: 6,
  enabledOn: { groups: ['header'] },
  presets: [
    {
      name: 't:names.promo_bar',
      blocks: [
        { type: 'message', settings: { text: 't:presets.promo_bar.text_1' } },
        { type: 'message', settings: { text: 't:presets.promo_bar.text_2', link: '/collections/all' } },
      ],
    },
  ],
  data: ({ section }) => ({
    messages: blocks(section, {
      message: (block) => ({
        attributes: block.shopify_attributes,
        text: block.settings.text,
        link: block.settings.link ?? '',
      }),
    }),
    background: `${section.settings.background ?? ''}`,
    color: `${section.settings.color ?? ''}`,
    countdownDate: section.settings.countdown_date,
    countdownIndex: number(section.settings.countdown_index),
  }),
  view: PromoBar,
});
