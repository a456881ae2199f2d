import { expect, it } from 'vitest';
import { shop as readShop } from '../../shop/content/content.ts';
import { fulfillOrder, orderByName } from '../../shop/orders/orders.ts';
import { openTestShop } from '../../shop/test-shop.ts';
import { shippingMail } from './shipping-mail.ts';

it('says what is in the parcel and where to follow it, and follows no address that is none', async () => {
  const shop = await openTestShop({
    'customers.json': [{ email: 'ada@example.com' }],
    'orders.json': [
      {
        customer: 'ada@example.com',
        name: '#1001',
        createdAt: '2025-01-01T00:00:00Z',
        lines: [{ sku: 'D-INK-S', quantity: 2 }],
      },
    ],
  });
  const order = await orderByName(shop.store, '1001');
  const sent = await fulfillOrder(shop.store, order?.id ?? 0, {
    company: 'UPS',
    number: '1Z',
    url: 'https://ups.example/1Z',
  });
  if (!sent.ok || !sent.value.fulfillments[0]) throw new Error('The order was not sent.');
  const [parcel] = sent.value.fulfillments;
  const context = { shop: await readShop(shop.store), origin: 'https://test.example' };
  await shop.close();
  const mail = shippingMail(sent.value, parcel, context);
  expect(mail).toMatchObject({ to: 'ada@example.com', once: `shipment-${sent.value.id}-${parcel.id}` });
  expect(mail.text).toContain('In this parcel: 2 x Été Dress - Ink / S. Sent with UPS 1Z.');
  expect(mail.text).toContain('https://ups.example/1Z');
  const odd = shippingMail(sent.value, { ...parcel, trackingUrl: 'javascript:alert(1)' }, context);
  expect(odd.text).toContain(`https://test.example/orders/${sent.value.token}`);
  expect(odd.html).not.toContain('javascript:');
});
