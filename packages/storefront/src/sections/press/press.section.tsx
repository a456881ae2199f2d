import {
  block,
  blocks,
  colorScheme,
  defineSection,
  image,
  imagePicker,
  maybe,
  text,
  textarea,
  url,
} from '@vitrine/compiler';
import { Press } from './Press.tsx';
import { PressProps } from './press.schema.ts';

export default defineSection({
  name: 't:names.press',
  props: PressProps,
  hydrate: 'never',
  settings: {
    heading: text({ label: 't:labels.heading' }),
    scheme: colorScheme({ label: 't:labels.scheme', default: 'paper' }),
  },
  blocks: {
    quote: block({
      name: 't:names.quote',
      settings: {
        text: textarea({ label: 't:labels.quote' }),
        source: text({ label: 't:labels.source' }),
        logo: imagePicker({ label: 't:labels.logo' }),
        link: url({ label: 't:labels.link' }),
      },
    }),
  },
  maxBlocks: 6,
  presets: [
    {
      name: 't:names.press',
      category: 't:categories.editorial',
      settings: { heading: 't:presets.press.heading' },
      blocks: [
        {
          type: 'quote',
          settings: {
            text: 't:presets.press.text_1',
            source: 't:presets.press.source_1',
          },
        },
        {
          type: 'quote',
          settings: {
            text: 't:presets.press.text_2',
            source: 't:presets.press.source_2',
          },
        },
        {
          type: 'quote',
          settings: {
            text: 't:presets.press.text_3',
            source: 't:presets.press.source_3',
          },
        },
      ],
    },
  ],
  data: ({ section }) => ({
    heading: section.settings.heading,
    scheme: section.settings.scheme.id,
    quotes: blocks(section, {
      quote: (block) => ({
        attributes: block.shopify_attributes,
        text: block.settings.text,
        source: block.settings.source,
        logo: maybe(block.settings.logo, (picture) =>
          image(picture, { width: 320, widths: [160, 320, 480], alt: block.settings.source }),
        ),
        link: block.settings.link ?? '',
      }),
    }),
  }),
  view: Press,
});
