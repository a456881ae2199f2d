import { defineSection, image, imagePicker, maybe, text, textarea, url } from '@vitrine/compiler';
import { Hero } from './Hero.tsx';
import { HeroProps } from './hero.schema.ts';

export default defineSection({
  name: 'Hero',
  props: HeroProps,
  hydrate: 'never',
  settings: {
    picture: imagePicker({ label: 'Picture' }),
    heading: text({ label: 'Heading', default: 'A few good pieces' }),
    text: textarea({ label: 'Text' }),
    link: url({ label: 'Link' }),
    link_label: text({ label: 'Label of the link', default: 'See the collection' }),
  },
  presets: [{ name: 'Hero' }],
  data: ({ section: { settings } }) => ({
    picture: maybe(settings.picture, (picture) => image(picture, { width: 1600, widths: [600, 900, 1200, 1600] })),
    heading: settings.heading,
    text: settings.text,
    link: settings.link,
    link_label: settings.link_label,
  }),
  view: Hero,
});
