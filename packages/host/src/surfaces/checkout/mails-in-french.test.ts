import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { outboxOf } from '../../../test/outbox.ts';
import { cardForm, contactForm } from '../../../test/typed-forms.ts';
import { variantIds } from '../../../test/variant-ids.ts';
import { shop as readShop } from '../../shop/content/content.ts';
import { fulfillOrder, listOrders } from '../../shop/orders/orders.ts';
import type { Order } from '../../shop/orders/types-commerce.ts';
import { cancellationMail, refundMail } from './refund-mail.ts';
import { shippingMail } from './shipping-mail.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** The bytes behind quoted-printable and encoded words, as text. */
function readable(eml: string): string {
  const bytes = (text: string) =>
    Buffer.from(
      text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ).toString('utf8');
  return bytes(
    eml
      .replace(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, words: string) => words.replaceAll('_', ' '))
      .replaceAll('=\r\n', '')
      .replace(/(\r\n )+/g, ''),
  );
}

async function mailSaying(address: string, saying: string): Promise<string> {
  const mails = [...(await outboxOf(shop)).values()].map(readable);
  const mail = mails.find((text) => text.includes(`To: ${address}`) && text.includes(saying));
  if (mail === undefined) throw new Error(`no mail to ${address} says ${saying}:\n${mails.join('\n---\n')}`);
  return mail;
}

test('who registers and recovers in French is written to in French, with links that stay there', async () => {
  const visitor = shop.visitor();
  await visitor.form('/fr/account', {
    'customer[email]': 'lea@example.com',
    'customer[password]': 'cheval correct',
  });
  const welcome = await mailSaying('lea@example.com', 'Confirmez votre adresse');
  expect(welcome).toContain('Bienvenue chez Small Shop');
  expect(welcome).toContain('lang="fr"');
  const confirm = /http:\/\/[^/]+(\/fr\/account\/confirm\/[\w-]+)/.exec(welcome)?.[1] ?? '';
  expect((await visitor.get(confirm)).headers.location).toBe('/fr/account');
  await shop.visitor().form('/fr/account/recover', { email: 'lea@example.com' });
  const reset = await mailSaying('lea@example.com', 'Choisissez un nouveau mot de passe');
  const link = /http:\/\/[^/]+(\/fr\/account\/reset\/\d+\/[\w-]+)/.exec(reset)?.[1] ?? '';
  expect((await shop.visitor().get(link)).statusCode).toBe(200);
  await shop.visitor().form('/fr/account', { 'customer[email]': 'lea@example.com', 'customer[password]': 'un autre' });
  await mailSaying('lea@example.com', 'Vous avez déjà un compte');
});

/** An order of a visitor who shops in French. */
async function buyInFrench(): Promise<Order> {
  const ids = await variantIds(shop.store);
  const visitor = shop.visitor();
  await visitor.json('/fr/cart/add.js', { id: ids['SLIP-INK-S'], quantity: 1 });
  const started = await visitor.get('/fr/checkout');
  const url = /\/checkouts\/[\w-]+/.exec(String(started.headers.location))?.[0] ?? '';
  await visitor.form(`${url}/information`, contactForm('lea@example.com', { first_name: 'Léa' }));
  await visitor.form(`${url}/shipping`, { shipping_rate: 'standard' });
  await visitor.form(`${url}/payment`, cardForm('1', 'Léa Vale'));
  await visitor.get(`${url}/thank_you`);
  const { orders } = await listOrders(shop.store, { offset: 0, limit: 50 });
  const order = orders.find(({ email }) => email === 'lea@example.com');
  if (!order) throw new Error('nothing was bought');
  return order;
}

test('an order of a visit in French is confirmed, sent, refunded and cancelled in French', async () => {
  const order = await buyInFrench();
  expect(order.locale).toBe('fr');
  const confirmation = await mailSaying('lea@example.com', 'Merci pour votre commande');
  expect(confirmation).toContain(`Commande ${order.name} confirmée`);
  for (const words of ['Sous-total', 'Livraison', 'OFFERTE', 'Livraison à', 'Une question\u202f?']) {
    expect(confirmation).toContain(words);
  }
  expect(confirmation).not.toMatch(/Subtotal|Thank you|View your order|Questions\?/);
  const sent = await fulfillOrder(shop.store, order.id, {
    company: 'UPS',
    number: '1Z',
    url: 'https://ups.example/1Z',
  });
  if (!sent.ok || !sent.value.fulfillments[0]) throw new Error('not sent');
  const context = { shop: await readShop(shop.store), origin: 'https://test.example' };
  expect(shippingMail(sent.value, sent.value.fulfillments[0], context)).toMatchObject({
    subject: `Un colis de la commande ${order.name} est en route`,
    text: expect.stringContaining('Suivre le colis\u00a0: https://ups.example/1Z'),
  });
  const refunded = refundMail({ ...sent.value, refunded: 1250 }, 1250, context);
  expect(refunded).toMatchObject({
    subject: `Remboursement de la commande ${order.name}`,
    once: `refund-${order.id}-1250`,
    text: expect.stringContaining(`https://test.example/orders/${order.token}`),
  });
  expect(refunded.text).toContain('$12.50');
  const cancelled = cancellationMail({ ...order, cancelReason: 'inventory' }, context);
  expect(cancelled.text).toContain('ne sera pas expédiée. Une pièce n’était plus disponible.');
  expect(cancellationMail({ ...order, cancelReason: 'fraud' }, context).text).toContain('ne sera pas expédiée.\n');
  expect(cancellationMail({ ...order, locale: '', cancelReason: 'fraud' }, context).subject).toBe(
    `Order ${order.name} was cancelled`,
  );
});
