import { type Drop, defineDrop, drop } from '@vitrine/liquid';

interface Picture {
  name: string;
  width: number;
  height: number;
  alt: string;
  focal?: string;
}

/** A picture as the host's image objects show it to filters. */
export const testImage = defineDrop<Picture>({
  kind: 'image',
  fields: {
    src: ({ name }) => `files/${name}`,
    width: ({ width }) => width,
    height: ({ height }) => height,
    alt: ({ alt }) => alt,
    aspect_ratio: ({ width, height }) => width / height,
    media_type: () => 'image',
    presentation: ({ focal = '50.0% 50.0%' }) =>
      drop({ kind: 'presentation', fields: { focal_point: () => drop({ kind: 'focal_point', print: () => focal }) } }),
  },
  print: ({ name }) => `files/${name}`,
});

export const dress: Drop = testImage({ name: 'dress.jpg', width: 1500, height: 2000, alt: 'A dress' });

/** A variant, a product with two of them, and a cart. */
export const testVariant = defineDrop<{ id: number; title: string; price: number; available: boolean }>({
  kind: 'variant',
  fields: {
    id: ({ id }) => id,
    title: ({ title }) => title,
    price: ({ price }) => price,
    available: ({ available }) => available,
    sku: ({ id }) => `SKU-${id}`,
    url: ({ id }) => `/products/slip?variant=${id}`,
  },
  identity: ({ id }) => id,
});

export const product: Drop = drop({
  kind: 'product',
  fields: {
    id: () => 7,
    title: () => 'Slip Dress',
    handle: () => 'slip',
    url: () => '/products/slip',
    vendor: () => 'Vitrine',
    type: () => 'Dresses',
    description: () => '<p>Bias cut.</p>',
    featured_image: () => dress,
    variants: () => [
      testVariant({ id: 71, title: 'Ink', price: 12900, available: true }),
      testVariant({ id: 72, title: 'Clay', price: 12900, available: false }),
    ],
  },
  print: () => 'slip',
});

export const cart: Drop = drop({
  kind: 'cart',
  fields: {
    items: () => [
      { variant_id: 71, product_id: 7, quantity: 2, title: 'two' },
      { variant_id: 71, product_id: 7, quantity: 1, title: 'one' },
      { variant_id: 99, product_id: 9, quantity: 5, title: 'other' },
    ],
  },
});
