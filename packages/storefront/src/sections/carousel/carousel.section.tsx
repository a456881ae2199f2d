import {
  block,
  blocks,
  checkbox,
  colorScheme,
  defineSection,
  image,
  imagePicker,
  maybe,
  range,
  richtext,
  select,
  text,
  url,
} from '@vitrine/compiler';
import { Carousel } from './Carousel.tsx';
import { CarouselProps } from './carousel.schema.ts';

export default defineSection({
  name: 't:names.carousel',
  props: CarouselProps,
  hydrate: 'visible',
  settings: {
    heading: text({ label: 't:labels.heading' }),
    scheme: colorScheme({ label: 't:labels.scheme', default: 'paper' }),
    ratio: select({
      label: 't:labels.ratio',
      options: [
        { value: '3/4', label: '3:4' },
        { value: '2/3', label: '2:3' },
        { value: '4/5', label: '4:5' },
        { value: '1/1', label: '1:1' },
        { value: '3/2', label: '3:2' },
        { value: '16/9', label: '16:9' },
      ],
      default: '3/4',
    }),
    columns_desktop: range({ label: 't:labels.columns_desktop', min: 1, max: 6, default: 3 }),
    columns_mobile: range({ label: 't:labels.columns_mobile', min: 1, max: 3, default: 1 }),
    arrows: checkbox({ label: 't:labels.arrows', default: true }),
    pages: checkbox({ label: 't:labels.pages', default: true }),
    autoplay: range({ label: 't:labels.autoplay', info: 't:info.autoplay', min: 0, max: 12, unit: 's', default: 0 }),
  },
  blocks: {
    slide: block({
      name: 't:names.slide',
      settings: {
        image: imagePicker({ label: 't:labels.image' }),
        heading: text({ label: 't:labels.heading', default: 'A slide' }),
        text: richtext({ label: 't:labels.text' }),
        link: url({ label: 't:labels.link' }),
        link_label: text({ label: 't:labels.link_label' }),
      },
    }),
  },
  maxBlocks: 12,
  presets: [
    {
      name: 't:names.carousel',
      category: 't:categories.editorial',
      settings: { heading: 't:presets.carousel.heading' },
      blocks: [
        {
          type: 'slide',
          settings: {
            heading: 't:presets.carousel.heading_1',
            text: 't:presets.carousel.text_1',
            link: '/collections/all',
            link_label: 't:presets.carousel.link_label',
          },
        },
        {
          type: 'slide',
          settings: {
            heading: 't:presets.carousel.heading_2',
            text: 't:presets.carousel.text_2',
            link: '/collections/all',
            link_label: 't:presets.carousel.link_label',
          },
        },
        {
          type: 'slide',
          settings: {
            heading: 't:presets.carousel.heading_3',
            text: 't:presets.carousel.text_3',
            link: '/collections/all',
            link_label: 't:presets.carousel.link_label',
          },
        },
        {
          type: 'slide',
          settings: {
            heading: 't:presets.carousel.heading_4',
            text: 't:presets.carousel.text_4',
            link: '/collections/all',
            link_label: 't:presets.carousel.link_label',
          },
        },
      ],
    },
  ],
  data: ({ section }) => ({
    heading: section.settings.heading,
    scheme: section.settings.scheme.id,
    ratio: section.settings.ratio,
    columns_desktop: section.settings.columns_desktop,
    columns_mobile: section.settings.columns_mobile,
    arrows: section.settings.arrows,
    pages: section.settings.pages,
    autoplay: section.settings.autoplay,
    slides: blocks(section, {
      slide: ({ settings, shopify_attributes }) => ({
        attributes: shopify_attributes,
        image: maybe(settings.image, (picture) =>
          image(picture, { width: 1100, widths: [320, 480, 750, 1100, 1500, 2000] }),
        ),
        heading: settings.heading,
        text: settings.text,
        link: settings.link ?? '',
        link_label: settings.link_label,
      }),
    }),
  }),
  view: Carousel,
});
