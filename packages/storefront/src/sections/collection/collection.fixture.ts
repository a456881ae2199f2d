import { cardFixture as pieceFixture } from '../../components/product-card/card.fixture.ts';
import type { Card } from '../../domain/card.schema.ts';
import type { CollectionPageProps } from './collection-page.schema.ts';

/** A card as a list prints it. */
export const cardFixture = (id: number, more: Partial<Card> = {}): Card =>
  pieceFixture(id, {
    price: 10000,
    counted: true,
    image: { src: `/${id}.jpg`, srcset: '', width: 900, height: 1200, alt: `Piece ${id}` },
    ...more,
  });

/** A page of a collection with three products. */
export const collectionFixture = (more: Partial<CollectionPageProps> = {}): CollectionPageProps => ({
  path: '/collections/silk',
  kept: [],
  filters: [
    {
      label: 'Color',
      type: 'list',
      param: 'filter.v.option.color',
      presentation: 'swatch',
      values: [
        {
          label: 'Ink',
          value: 'Ink',
          active: false,
          count: 2,
          remove_url: '',
          color: '#000',
          image: null,
        },
        {
          label: 'Rose',
          value: 'Rose',
          active: false,
          count: 1,
          remove_url: '',
          color: '#f0f',
          image: null,
        },
      ],
      range: null,
    },
    {
      label: 'Size',
      type: 'list',
      param: 'filter.v.option.size',
      presentation: 'text',
      values: ['4', 'M', '0', 'OS', 'XS'].map((size) => ({
        label: size,
        value: size,
        active: false,
        count: 1,
        remove_url: '',
        color: null,
        image: null,
      })),
      range: null,
    },
    {
      label: 'Price',
      type: 'price_range',
      param: 'filter.v.price',
      presentation: 'text',
      values: [],
      range: {
        min_param: 'filter.v.price.gte',
        max_param: 'filter.v.price.lte',
        min: null,
        max: null,
        from: null,
        to: null,
        limit: 500,
        step: 10,
        remove_url: '/collections/silk',
      },
    },
  ],
  filters_active: false,
  narrowed: false,
  counted: true,
  clear_url: '/collections/silk',
  sorting: [
    { label: 'Featured', value: 'manual', active: true },
    { label: 'Newest', value: 'created-descending', active: false },
  ],
  sort_by: 'manual',
  sort_active: false,
  count: 6,
  opening: null,
  subcategories: [],
  title: 'Silk',
  description: '',
  items: [cardFixture(1), cardFixture(2), cardFixture(3)],
  blocks: [],
  offset: 0,
  total_pages: 2,
  current_page: 1,
  first_url: '/collections/silk?page=1',
  next_url: '/collections/silk?page=2',
  previous_url: null,
  paginate: false,
  enable_filters: true,
  enable_sorting: true,
  show_sale: true,
  columns_desktop: 3,
  columns_mobile: 2,
  empty_text: 'Nothing here',
  paging: { current: 1, total: 2, start: 1, previous_url: null, next_url: '/collections/silk?page=2', parts: [] },
  ...more,
});
