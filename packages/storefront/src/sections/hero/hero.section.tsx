import { defineSection, image, imagePicker, maybe, select, text, textarea, url } from '@vitrine/compiler';
import { HeroProps } from '@vitrine/contract';
import { Hero } from './Hero.tsx';

const WIDTHS = [480, 750, 1100, 1500, 2000, 2800];

export default defineSection({
  name: 't:names.hero',
  props: HeroProps,
  hydrate: 'never',
  settings: {
    image: imagePicker({ label: 't:labels.image' }),
    image_phone: imagePicker({ label: 't:labels.image_phone' }),
    eyebrow: text({ label: 't:labels.eyebrow' }),
    heading: text({ label: 't:labels.heading' }),
    text: textarea({ label: 't:labels.text' }),
    link: url({ label: 't:labels.link' }),
    link_label: text({ label: 't:labels.link_label' }),
    position: select({
      label: 't:labels.position',
      options: [
        { value: 'start', label: 't:options.start' },
        { value: 'center', label: 't:options.center' },
        { value: 'end', label: 't:options.end' },
      ],
      default: 'start',
    }),
    height: select({
      label: 't:labels.height',
      options: [
        { value: 'medium', label: 't:options.medium' },
        { value: 'tall', label: 't:options.tall' },
        { value: 'full', label: 't:options.full' },
      ],
      default: 'tall',
    }),
  },
  presets: [{ name: 't:names.hero', category: 't:categories.editorial' }],
  data: ({ section: { settings } }) => ({
    image: maybe(settings.image, (picture) => image(picture, { width: 1500, widths: WIDTHS })),
    image_phone: maybe(settings.image_phone, (picture) =>
      image(picture, { width: 750, widths: [390, 750, 1100, 1500] }),
    ),
    focus:
      maybe(
        settings.image,
        (picture) => `${picture.presentation.focal_point.x}% ${picture.presentation.focal_point.y}%`,
      ) ?? '50% 50%',
    eyebrow: settings.eyebrow,
    heading: settings.heading,
    text: settings.text,
    link: settings.link ?? '',
    link_label: settings.link_label,
    position: settings.position,
    height: settings.height,
  }),
  view: Hero,
});
