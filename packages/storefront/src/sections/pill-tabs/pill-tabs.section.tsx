import { block, blocks, colorScheme, defineSection, fallback, handleize, text } from '@vitrine/compiler';
import { tabSettings } from '../../components/tabs/tab-block.ts';
import { PillTabbed } from './PillTabbed.tsx';
import { PillTabsProps } from './pill-tabs.schema.ts';

export default defineSection({
  name: 't:names.pill_tabs',
  props: PillTabsProps,
  settings: {
    heading: text({ label: 't:labels.heading' }),
    scheme: colorScheme({ label: 't:labels.scheme', default: 'paper' }),
  },
  blocks: {
    tab: block({
      name: 't:names.tab',
      settings: { ...tabSettings, tab_id: text({ label: 't:labels.tab_id', info: 't:info.tab_id' }) },
    }),
  },
  presets: [
    {
      name: 't:names.pill_tabs',
      category: 't:categories.editorial',
      settings: { heading: 't:presets.pill_tabs.heading' },
      blocks: [
        {
          type: 'tab',
          settings: {
            name: 't:presets.pill_tabs.name_1',
            content: 't:presets.pill_tabs.content_1',
          },
        },
        {
          type: 'tab',
          settings: {
            name: 't:presets.pill_tabs.name_2',
            content: 't:presets.pill_tabs.content_2',
          },
        },
      ],
    },
  ],
  data: ({ section }) => ({
    heading: section.settings.heading,
    scheme: section.settings.scheme.id,
    tabs: blocks(section, {
      tab: ({ settings, shopify_attributes }) => ({
        attributes: shopify_attributes,
        id: handleize(fallback(settings.tab_id, settings.name)),
        name: settings.name,
        content: fallback(settings.page?.content, settings.content),
      }),
    }),
  }),
  view: PillTabbed,
});
