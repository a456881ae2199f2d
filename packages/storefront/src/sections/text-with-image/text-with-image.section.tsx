import { colorScheme, defineSection, image, imagePicker, maybe, richtext, select, text, url } from '@vitrine/compiler';
import { TextWithImage } from './TextWithImage.tsx';
import { TextWithImageProps } from './text-with-image.schema.ts';

export default defineSection({
  name: 't:names.text_with_image',
  props: TextWithImageProps,
  hydrate: 'never',
  settings: {
    image: imagePicker({ label: 't:labels.image' }),
    side: select({
      label: 't:labels.image_side',
      options: [
        { value: 'left', label: 't:options.left' },
        { value: 'right', label: 't:options.right' },
      ],
      default: 'left',
    }),
    eyebrow: text({ label: 't:labels.eyebrow' }),
    heading: text({ label: 't:labels.heading' }),
    text: richtext({ label: 't:labels.text' }),
    link: url({ label: 't:labels.link' }),
    link_label: text({ label: 't:labels.link_label' }),
    scheme: colorScheme({ label: 't:labels.scheme', default: 'paper' }),
  },
  presets: [
    {
      name: 't:names.text_with_image',
      category: 't:categories.editorial',
      settings: {
        eyebrow: 't:presets.text_with_image.eyebrow',
        heading: 't:presets.text_with_image.heading',
        text: 't:presets.text_with_image.text',
        link: '/collections/all',
        link_label: 't:presets.text_with_image.link_label',
      },
    },
  ],
  data: ({ section: { settings } }) => ({
    image: maybe(settings.image, (picture) => image(picture, { width: 1100, widths: [480, 750, 1200, 1600, 2200] })),
    side: settings.side,
    eyebrow: settings.eyebrow,
    heading: settings.heading,
    text: settings.text,
    link: settings.link ?? '',
    link_label: settings.link_label,
    scheme: settings.scheme.id,
  }),
  view: TextWithImage,
});
