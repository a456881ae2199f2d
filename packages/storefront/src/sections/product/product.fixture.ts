import { variantFixture } from '../../domain/variant.fixture.ts';
import type { ProductVariant } from '../../domain/variant.schema.ts';
import type { ProductProps } from './product.schema.ts';

const variant = (id: number, color: string, size: string, stock = 3): ProductVariant =>
  variantFixture(id, [color, size], { price: 49500, available: stock > 0, stock });

const value = (name: string, color: string | null, selected = false) => ({
  name,
  color,
  image: null,
  selected,
  available: true,
  exists: true,
  badge: '',
  plain: null,
});

/** An option that is no color, without its name and values. */
export const plainOption = {
  is_color: false,
  show_label: true,
  show_size_guide: false,
  show_inseam: false,
  button_style: 'box' as const,
  note: '',
};

const picture = (id: number, alt: string, color: string) => ({
  id,
  first: id === 1,
  image: { src: `/${id}.jpg`, srcset: '', width: 900, height: 1200, alt },
  color,
  model: '',
  thumb: `/${id}.jpg?width=200`,
  original: `/${id}.jpg`,
  is_video: false,
  sources: [],
  film: '',
  models: [],
});

/** A slip in two colors: Ink in S (M is sold out), Bone in M. For tests. */
export function productFixture(more: Partial<ProductProps> = {}): ProductProps {
  const first = variant(11, 'Ink', 'S');
  return {
    id: 1,
    handle: 'slip',
    title: 'Slip',
    brand: '',
    url: '/products/slip',
    gift_card: false,
    color_option: 'Color',
    color: 'Ink',
    chosen: null,
    single: false,
    complete: false,
    missing: 'size',
    missing_vowel: false,
    discount: 0,
    status: 'normal',
    variant: first,
    variants: [first, variant(12, 'Ink', 'M', 0), variant(21, 'Bone', 'M')],
    variants_count: 3,
    variants_page: 1,
    available: true,
    options: [
      {
        ...plainOption,
        name: 'Color',
        is_color: true,
        open: false,
        value: 'Ink',
        values: [value('Ink', '#1c1a19', true), value('Bone', '#e8e0d0')],
      },
      {
        ...plainOption,
        name: 'Size',
        open: true,
        value: 'S',
        values: [value('S', null), value('M', null), value('L', null)],
      },
    ],
    plain: { last: 1, count: 1 },
    media: [
      picture(1, 'Slip in Ink, front', 'Ink'),
      picture(2, 'Slip in Bone, front', 'Bone'),
      picture(3, 'The hem', ''),
    ],
    gallery_columns: 2,
    gallery_thumbnails: false,
    final_sale: false,
    preorder_note: '',
    waitlist_note: '',
    petite_note: '',
    inseam: [],
    promotion: null,
    description: '<p>Cut on the bias.</p>',
    size_fit: '',
    material_care: '',
    models: [],
    guides: [],
    metric: false,
    size_request: '',
    waitlist: { heading: '', description: '', newsletter: '', join: '', thanks: '' },
    email: 'care@shop.example',
    service: {
      rating: { rating: '4.6', rating_text: '4.6', count: 23 },
      fit: null,
      badge: '',
      delivery: '',
      promise: null,
      stores: [
        { id: 'newYork', name: 'New York', url: '/pages/stores#new-york' },
        { id: 'sanFrancisco', name: 'San Francisco', url: '/pages/stores#san-francisco' },
      ],
      pick_up: [],
      share: { url: 'https://shop.example/products/slip', mailto: 'mailto:?subject=Slip', pin: '' },
    },
    ...more,
  };
}
