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
      blocks: [
        { type: 'tab', settings: { name: 'First' } },
        { type: 'tab', settings: { name: 'Second' } },
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
