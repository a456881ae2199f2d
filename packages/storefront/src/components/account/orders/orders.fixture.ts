import type { OrderPiece, OrderRow } from './order.schema.ts';

export const aPiece: OrderPiece = {
  id: 1,
  product_url: '/products/slip?variant=11',
  product_title: 'Slip',
  brand: '',
  variant_title: 'Ink / S',
  image: { src: '/slip.jpg', srcset: '', width: 600, height: 800, alt: '' },
  quantity: 1,
  properties: [],
  review_url: 'https://reviews.example/write?product=7',
  again: {
    variant_id: 11,
    wanted: 1,
    left: 1,
    gift_card: false,
    preorder: false,
    final_sale: false,
    stock: 4,
  },
};

export const anOrder: OrderRow = {
  id: 1,
  name: '#1001',
  url: '/account/orders/1',
  date: 'March 12, 2026',
  datetime: '2026-03-12',
  financial_status_label: 'Paid',
  fulfillment_status_label: 'Fulfilled',
  cancelled: null,
  total: '$120.00',
  item_count: 1,
  tracking: [{ company: 'UPS', number: '1Z', url: 'https://ups.example/1Z' }],
  untold: [],
  pieces: [aPiece],
  again_count: 1,
};
