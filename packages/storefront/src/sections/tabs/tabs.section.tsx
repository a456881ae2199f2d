import { atLeast, atMost, blocks, colorScheme, defineSection, fallback, minus, range, text } from '@vitrine/compiler';
import { tabBlock } from '../../components/tabs/tab-block.ts';
import { TabbedContent } from './TabbedContent.tsx';
import { TabsProps } from './tabs.schema.ts';

const MOST = 8;

export default defineSection({
  name: 't:names.tabs',
  props: TabsProps,
  settings: {
    heading: text({ label: 't:labels.heading' }),
    default_active: range({ label: 't:labels.default_active', min: 1, max: MOST, default: 1 }),
    scheme: colorScheme({ label: 't:labels.scheme', default: 'paper' }),
  },
  blocks: { tab: tabBlock },
  maxBlocks: MOST,
  presets: [
    {
      name: 't:names.tabs',
      category: 't:categories.editorial',
      settings: { heading: 't:presets.tabs.heading' },
      blocks: [
        {
          type: 'tab',
          settings: {
            name: 't:presets.tabs.name_1',
            content: 't:presets.tabs.content_1',
          },
        },
        {
          type: 'tab',
          settings: {
            name: 't:presets.tabs.name_2',
            content: 't:presets.tabs.content_2',
          },
        },
        {
          type: 'tab',
          settings: {
            name: 't:presets.tabs.name_3',
            content: 't:presets.tabs.content_3',
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
        name: settings.name,
        content: fallback(settings.page?.content, settings.content),
      }),
    }),
    defaultActive: atLeast(minus(atMost(section.settings.default_active, section.blocks.length), 1), 0),
  }),
  view: TabbedContent,
});
