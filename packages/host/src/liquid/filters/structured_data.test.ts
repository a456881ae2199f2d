import { drop } from '@vitrine/liquid';
import { expect, test } from 'vitest';
import { product } from '../test_objects.ts';
import { renderText } from '../test_services.ts';

const shop = { name: 'Vitrine', url: 'https://shop.test' };

test('a product with variants is a group with an offer each', () => {
  const data: unknown = JSON.parse(renderText('{{ product | structured_data }}', { product, shop }));
  expect(data).toMatchObject({
    '@type': 'ProductGroup',
    name: 'Slip Dress',
    description: 'Bias cut.',
    brand: { name: 'Vitrine' },
    url: 'https://shop.test/products/slip',
    image: 'https://shop.test/cdn/shop/files/dress.jpg?v=1&width=1920',
    hasVariant: [
      {
        name: 'Slip Dress - Ink',
        offers: { price: '129.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
      },
      { offers: { availability: 'https://schema.org/OutOfStock' } },
    ],
  });
});

test('an article', () => {
  const article = drop({
    kind: 'article',
    fields: { title: () => 'Linen', author: () => 'Ada', content: () => '<p>x</p>', url: () => '/blogs/a/b' },
  });
  const data: unknown = JSON.parse(renderText('{{ article | structured_data }}', { article, shop }));
  expect(data).toMatchObject({ '@type': 'Article', headline: 'Linen', articleBody: 'x', author: { name: 'Ada' } });
});

test('standard_event_data names the object', () => {
  const data: unknown = JSON.parse(
    renderText("{{ product | standard_event_data: 'view', context: 'grid' }}", { product }),
  );
  expect(data).toMatchObject({ context: 'grid', product: { id: 7, title: 'Slip Dress' } });
  expect(renderText("{{ product | standard_event_data: 'buy' }}", { product })).toContain(
    "knows the event 'view' only",
  );
});
