import {
  colorScheme,
  defineSection,
  image,
  imagePicker,
  maybe,
  select,
  text,
  textarea,
  url,
  video,
} from '@vitrine/compiler';
import { CENTER, focusOf } from '../../components/ui/focus-of.ts';
import { Hero } from './Hero.tsx';
import { HeroProps } from './hero.schema.ts';

const WIDTHS = [480, 780, 1100, 1500, 2000, 2800];

export default defineSection({
  name: 't:names.hero',
  props: HeroProps,
  hydrate: 'idle',
  settings: {
    image: imagePicker({ label: 't:labels.image' }),
    image_phone: imagePicker({ label: 't:labels.image_phone' }),
    video: video({ label: 't:labels.video', info: 't:info.hero_video' }),
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
    scheme: colorScheme({ label: 't:labels.scheme', default: 'ink' }),
  },
  presets: [
    {
      name: 't:names.hero',
      category: 't:categories.editorial',
      settings: {
        eyebrow: 't:presets.hero.eyebrow',
        heading: 't:presets.hero.heading',
        text: 't:presets.hero.text',
        link: '/collections/all',
        link_label: 't:presets.hero.link_label',
      },
    },
  ],
  data: ({ section: { settings, index } }) => ({
    image: maybe(settings.image, (picture) => image(picture, { width: 1500, widths: WIDTHS })),
    image_phone: maybe(settings.image_phone, (picture) =>
      image(picture, { width: 780, widths: [390, 780, 1170, 1500] }),
    ),
    video: maybe(settings.video, (film) => ({
      sources: film.sources.map((source) => ({ url: source.url, type: source.mime_type })),
    })),
    focus: maybe(settings.image, focusOf) ?? CENTER,
    focus_phone: maybe(settings.image_phone, focusOf) ?? maybe(settings.image, focusOf) ?? CENTER,
    first: index === 1,
    eyebrow: settings.eyebrow,
    heading: settings.heading,
    text: settings.text,
    link: settings.link ?? '',
    link_label: settings.link_label,
    position: settings.position,
    height: settings.height,
    scheme: settings.scheme.id,
  }),
  view: Hero,
});
