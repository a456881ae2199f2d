import { block, blocks, checkbox, colorScheme, defineSection, fallback, page, richtext, text } from '@vitrine/compiler';
import { Accordions } from './Accordions.tsx';
import { AccordionProps } from './accordion.schema.ts';

export default defineSection({
  name: 't:names.accordion',
  props: AccordionProps,
  settings: {
    heading: text({ label: 't:labels.heading' }),
    scheme: colorScheme({ label: 't:labels.scheme', default: 'paper' }),
  },
  blocks: {
    row: block({
      name: 't:names.accordion_row',
      settings: {
        title: text({ label: 't:labels.heading', default: 'A question' }),
        content: richtext({ label: 't:labels.text', default: '<p>And its answer.</p>' }),
        page: page({ label: 't:labels.page', info: 't:info.page_content' }),
        open: checkbox({ label: 't:labels.open_default', default: false }),
      },
    }),
  },
  presets: [
    {
      name: 't:names.accordion',
      category: 't:categories.editorial',
      settings: { heading: 't:presets.accordion.heading' },
      blocks: [
        {
          type: 'row',
          settings: {
            title: 't:presets.accordion.title_1',
            content: 't:presets.accordion.content_1',
            open: true,
          },
        },
        {
          type: 'row',
          settings: {
            title: 't:presets.accordion.title_2',
            content: 't:presets.accordion.content_2',
          },
        },
        {
          type: 'row',
          settings: {
            title: 't:presets.accordion.title_3',
            content: 't:presets.accordion.content_3',
          },
        },
      ],
    },
  ],
  data: ({ section }) => ({
    heading: section.settings.heading,
    scheme: section.settings.scheme.id,
    rows: blocks(section, {
      row: ({ settings, shopify_attributes }) => ({
        attributes: shopify_attributes,
        title: settings.title,
        content: fallback(settings.page?.content, settings.content),
        open: settings.open,
      }),
    }),
  }),
  view: Accordions,
});
