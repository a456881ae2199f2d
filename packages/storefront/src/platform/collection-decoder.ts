import type { Collection, Filter, FilterValue, GridItem, GridVariant, Image, SortOption } from '@vitrine/contract';
import { byType, type Decoder, fallback, flag, integer, list, nullable, object, oneOf, text } from './decode.ts';

const image = object<Image>({ src: text, srcset: text, width: integer, height: integer, alt: text });
const picture = nullable(image);
const blockWidth: Decoder<1 | 2> = oneOf(1, 2);

const variant = object<GridVariant>({
  id: integer,
  url: text,
  color: text,
  selected: flag,
  available: flag,
  price: integer,
  cap: nullable(integer),
  image: picture,
  hover: picture,
});

/** The five kinds of grid item (`spec §3`). */
const gridItem: Decoder<GridItem> = byType<GridItem>({
  image: object<Extract<GridItem, { type: 'image' }>>({
    type: oneOf('image'),
    url: text,
    clip: oneOf('none', 'pill', 'arc', 'circle'),
    image,
    cta_style: text,
    cta_text: text,
    cta_color: text,
    block_width: blockWidth,
  }),
  text: object<Extract<GridItem, { type: 'text' }>>({
    type: oneOf('text'),
    heading: text,
    description: text,
    format: text,
    background: text,
    color: text,
  }),
  date: object<Extract<GridItem, { type: 'date' }>>({ type: oneOf('date'), heading: text, month: text, day: text }),
  press: object<Extract<GridItem, { type: 'press' }>>({
    type: oneOf('press'),
    heading: text,
    list: list(object({ icon: picture, description: text })),
  }),
  product: object<Extract<GridItem, { type: 'product' }>>({
    type: oneOf('product'),
    id: integer,
    title: text,
    tags: list(text),
    variants: list(variant),
    show_filters_active: flag,
    block_width: blockWidth,
  }),
});

const range = object<{ min: string; max: string }>({ min: text, max: text });
const param: Decoder<FilterValue['param']> = (value, path) => (typeof value === 'string' ? value : range(value, path));

const filter = object<Filter>({
  label: text,
  type: oneOf('list', 'boolean', 'price_range'),
  values: list(object<FilterValue>({ label: text, value: text, param, active: flag })),
});

/** The JSON of `#collection-data` (`spec §7`). */
export const collection = object<Collection>({
  items: list(gridItem),
  title: text,
  description: fallback(text, ''),
  filters: list(filter),
  sorting: list(object<SortOption>({ label: text, value: text, active: flag })),
  total_pages: integer,
  current_page: integer,
  next_url: nullable(text),
  filters_active: flag,
  sort_active: flag,
  paginate: flag,
  enable_filters: flag,
  show_sale: flag,
});
