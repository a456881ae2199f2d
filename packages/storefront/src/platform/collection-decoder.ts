import type { CollectionProps } from '../domain/collection.schema.ts';
import type { GridBlock } from '../domain/grid-block.schema.ts';
import type { Paging } from '../domain/paging.schema.ts';
import { card, image } from './card-decoder.ts';
import { type Decoder, flag, integer, list, nullable, object, text } from './decode.ts';
import { byType, oneOf } from './decode-union.ts';
import { listingFields } from './listing-decoder.ts';

const blockWidth: Decoder<1 | 2> = oneOf(1, 2);
const placed = { position: integer, attributes: text };

/** The kinds of item between products (rules collection-9, collection-10, collection-11, collection-12, collection-13). */
const gridBlock: Decoder<GridBlock> = byType<GridBlock>({
  image: object<Extract<GridBlock, { type: 'image' }>>({
    type: oneOf('image'),
    ...placed,
    url: text,
    clip: oneOf('none', 'pill', 'arc', 'circle'),
    image: nullable(image),
    cta_style: text,
    cta_text: text,
    cta_color: text,
    block_width: blockWidth,
  }),
  text: object<Extract<GridBlock, { type: 'text' }>>({
    type: oneOf('text'),
    ...placed,
    heading: text,
    description: text,
    format: text,
    background: text,
    color: text,
  }),
  date: object<Extract<GridBlock, { type: 'date' }>>({
    type: oneOf('date'),
    ...placed,
    heading: text,
    month: text,
    day: text,
  }),
  press: object<Extract<GridBlock, { type: 'press' }>>({
    type: oneOf('press'),
    ...placed,
    heading: text,
    list: list(object({ icon: nullable(image), description: text })),
  }),
  product: object<Extract<GridBlock, { type: 'product' }>>({
    type: oneOf('product'),
    ...placed,
    block_width: blockWidth,
    card: nullable(card),
  }),
});

const paging = object<Paging>({
  current: integer,
  total: integer,
  start: integer,
  previous_url: nullable(text),
  next_url: nullable(text),
  parts: list(object({ number: integer, url: text })),
});

/** The JSON of `#collection-data` (rule call-6). */
export const collection = object<CollectionProps>({
  ...listingFields,
  title: text,
  description: text,
  items: list(card),
  blocks: list(gridBlock),
  offset: integer,
  total_pages: integer,
  current_page: integer,
  first_url: text,
  next_url: nullable(text),
  previous_url: nullable(text),
  paginate: flag,
  enable_filters: flag,
  enable_sorting: flag,
  show_sale: flag,
  columns_desktop: integer,
  columns_mobile: integer,
  empty_text: text,
  paging,
});
