import { block, color, imagePicker, product, range, richtext, select, text, textarea, url } from '@vitrine/compiler';

const position = range({ label: 't:labels.place', info: 't:info.place', min: 1, max: 48, default: 4 });
const block_width = select({
  label: 't:labels.block_width',
  options: [
    { value: '1', label: 't:options.one_column' },
    { value: '2', label: 't:options.two_columns' },
  ],
  default: '1',
});

const imageBlock = block({
  name: 't:names.tile_image',
  settings: {
    position,
    image: imagePicker({ label: 't:labels.image' }),
    clip: select({
      label: 't:labels.clip',
      options: [
        { value: 'none', label: 't:options.clip_none' },
        { value: 'pill', label: 't:options.clip_pill' },
        { value: 'arc', label: 't:options.clip_arc' },
        { value: 'circle', label: 't:options.clip_circle' },
      ],
      default: 'none',
    }),
    link: url({ label: 't:labels.link' }),
    cta_text: text({ label: 't:labels.link_label' }),
    cta_style: select({
      label: 't:labels.cta_style',
      options: [
        { value: 'link', label: 't:options.cta_link' },
        { value: 'button', label: 't:options.cta_button' },
        { value: 'heading', label: 't:options.cta_heading' },
      ],
      default: 'link',
    }),
    cta_color: color({ label: 't:labels.text_color' }),
    block_width,
  },
});

const textBlock = block({
  name: 't:names.tile_text',
  settings: {
    position,
    heading: text({ label: 't:labels.heading' }),
    description: richtext({ label: 't:labels.text' }),
    format: select({
      label: 't:labels.text_format',
      options: [
        { value: 'start', label: 't:options.start' },
        { value: 'center', label: 't:options.center' },
        { value: 'large', label: 't:options.large' },
      ],
      default: 'start',
    }),
    background: color({ label: 't:labels.background' }),
    color: color({ label: 't:labels.text_color' }),
  },
});

const dateBlock = block({
  name: 't:names.tile_date',
  settings: {
    position,
    heading: text({ label: 't:labels.heading' }),
    month: text({ label: 't:labels.month' }),
    day: text({ label: 't:labels.day' }),
  },
});

const pressBlock = block({
  name: 't:names.press',
  settings: {
    position,
    heading: text({ label: 't:labels.heading' }),
    icon_1: imagePicker({ label: 't:labels.logo' }),
    description_1: textarea({ label: 't:labels.quote' }),
    icon_2: imagePicker({ label: 't:labels.logo' }),
    description_2: textarea({ label: 't:labels.quote' }),
    icon_3: imagePicker({ label: 't:labels.logo' }),
    description_3: textarea({ label: 't:labels.quote' }),
  },
});

const productBlock = block({
  name: 't:names.product',
  settings: { position, product: product({ label: 't:labels.product' }), block_width },
});

/** What a merchant can place between the products of a collection (rules collection-9, collection-10, collection-11, collection-12). */
export const GRID_BLOCKS = {
  image: imageBlock,
  text: textBlock,
  date: dateBlock,
  press: pressBlock,
  product: productBlock,
};
