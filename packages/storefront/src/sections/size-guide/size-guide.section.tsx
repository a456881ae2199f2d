import { colorScheme, defineSection, metaobjectList, richtext, select, text } from '@vitrine/compiler';
import { guideOf, isMetric } from '../../components/size-guide/guide-data.ts';
import { SizeGuideSection } from './SizeGuideSection.tsx';
import { SizeGuideProps } from './size-guide.schema.ts';

export default defineSection({
  name: 't:names.size_guide',
  props: SizeGuideProps,
  settings: {
    heading: text({ label: 't:labels.heading' }),
    text: richtext({ label: 't:labels.text' }),
    guides: metaobjectList({ label: 't:labels.size_guides', type: 'size_guide', limit: 12 }),
    layout: select({
      label: 't:labels.layout',
      options: [
        { value: 'open', label: 't:options.on_the_page' },
        { value: 'button', label: 't:options.behind_a_button' },
      ],
      default: 'open',
    }),
    scheme: colorScheme({ label: 't:labels.scheme', default: 'paper' }),
  },
  presets: [
    {
      name: 't:names.size_guide',
      category: 't:categories.products',
      settings: {
        heading: 't:presets.size_guide.heading',
        text: 't:presets.size_guide.text',
      },
    },
  ],
  data: ({ section: { settings }, localization }) => ({
    heading: settings.heading,
    text: settings.text,
    layout: settings.layout,
    guides: settings.guides.map(guideOf),
    metric: isMetric(localization.country.iso_code),
    scheme: settings.scheme.id,
  }),
  view: SizeGuideSection,
});
