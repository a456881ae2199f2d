import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop, type Visitor } from '../../../test/open-test-shop.ts';
import { cardForm, contactForm } from '../../../test/typed-forms.ts';
import { variantIds } from '../../../test/variant-ids.ts';
import { createTestGateway } from '../../shop/checkout/test-gateway.ts';
import { importShop } from '../../shop/import/import-shop.ts';
import { orderInLanguage } from '../../shop/orders/order-in-language.ts';
import { fulfillOrder, listOrders } from '../../shop/orders/orders.ts';
import { cancelAndRelease } from '../../shop/orders/refund-order.ts';
import { english } from './texts-en.ts';

let shop: TestShop;
let ids: Record<string, number>;
beforeAll(async () => {
  shop = await openTestShop();
  const shopDir = path.join(shop.dir, 'shop');
  await mkdir(path.join(shopDir, 'translations'));
  await writeFile(
    path.join(shopDir, 'translations', 'fr.json'),
    JSON.stringify({
      products: {
        'slip-dress': { title: 'Robe nuisette' },
        'silk-scarf': { title: 'Carré de soie' },
        'leather-belt': { title: 'Ceinture en cuir' },
        'gift-card': { title: 'Carte cadeau' },
      },
      options: { Color: { name: 'Couleur', values: { Ink: 'Encre' } } },
      shippingRates: { Standard: 'Ordinaire', Express: 'Rapide' },
    }),
  );
  await importShop(shop.store, shopDir);
  ids = await variantIds(shop.store);
});
afterAll(async () => {
  await shop.close();
  expect(shop.reported).toEqual([]);
});

/** What English says in whole, but for the words that French writes alike. */
const ENGLISH = new Set(
  (function words(value: unknown): string[] {
    if (typeof value === 'string') return [value];
    if (typeof value === 'function') return words(value('', '', ''));
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(words) : [];
  })(english).map((text) => text.trim()),
);
const ALIKE = new Set(['', 'Contact', 'Total', 'Province', 'Small Shop', 'en', '–', ':', '.']);

/** Words that stand in no French sentence and in most English ones. */
const TELLTALE =
  /\b(the|your|you|we|this|is|are|was|has|have|been|and|with|from|please|enter|choose|order|shop|card|shipping|address|sold|left|nothing|tax|free|united|states|dress|scarf|ink)\b/i;

/** Everything a page shows or reads out: its text, titles, labels, values of its buttons. */
function spoken(body: string): string[] {
  const shown = body.replace(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g, ' ');
  const attributes = [...shown.matchAll(/ (?:aria-label|alt|title|placeholder|data-choose|data-none)="([^"]*)"/g)];
  const text = shown.replace(/<option[^>]*>[^<]*<\/option>/g, ' ').replace(/<[^>]*>/g, '\n');
  return [...text.split('\n'), ...attributes.map(([, words = '']) => words)]
    .map((line) => line.replaceAll('&#39;', "'").replaceAll('&amp;', '&').trim())
    .filter((line) => line !== '');
}

/** A page with nothing English on it, that leads nowhere else but to French pages. */
async function french(visitor: Visitor, url: string): Promise<string> {
  const { body, statusCode } = await visitor.get(url);
  expect({ url, statusCode }).toEqual({ url, statusCode: 200 });
  expect(body).toContain('<html lang="fr">');
  const left = spoken(body).filter((line) => (ENGLISH.has(line) && !ALIKE.has(line)) || TELLTALE.test(line));
  expect({ url, left: left.filter((line) => !ALLOWED.test(line)) }).toEqual({ url, left: [] });
  const out = [...body.matchAll(/ href="(\/[^"]*)"/g)].map(([, href = '']) => href);
  expect(out.filter((href) => !/^\/(fr|cdn|checkouts)\//.test(href))).toEqual([]);
  return body;
}
/** What the buyer typed, and the shop's own name. */
const ALLOWED = /^(12 Mercer Street|Small Shop|.* – Small Shop|.*12 Mercer Street, New York.*)$/;

const address = contactForm('lea@example.com', { first_name: 'Léa' });
const card = (number: string) => cardForm(number, 'Léa Vale');

async function begin(sku: string, quantity = 1): Promise<{ visitor: Visitor; url: string }> {
  const visitor = shop.visitor();
  await visitor.json('/fr/cart/add.js', { id: ids[sku], quantity });
  const started = await visitor.get('/fr/checkout');
  return { visitor, url: /^\/checkouts\/[\w-]+/.exec(String(started.headers.location))?.[0] ?? '' };
}

async function toPayment(sku: string, quantity = 1) {
  const started = await begin(sku, quantity);
  await started.visitor.form(`${started.url}/information`, address);
  await started.visitor.form(`${started.url}/shipping`, { shipping_rate: 'standard' });
  return started;
}

/** Posts a step that is refused, and reads the page that says why. */
async function refused(visitor: Visitor, url: string, fields: Record<string, string>, step = url): Promise<string> {
  const answer = await visitor.form(url, fields);
  expect(answer.headers.location).toBe(step);
  return french(visitor, step);
}

test('a checkout of a French visit is French from the first step to the order’s own page', {
  tags: ['layout-14'],
}, async () => {
  const { visitor, url } = await begin('SLIP-INK-S');
  const information = await french(visitor, `${url}/information`);
  expect(information).toContain('<title>Coordonnées – Small Shop</title>');
  expect(information).toContain('>États-Unis</option>');
  const logIn = await visitor.form(`${url}/information`, { log_in: '1' });
  expect(logIn.headers.location).toBe('/fr/account/login?return_to=%2Ffr%2Fcheckout');
  expect(information).toContain('Robe nuisette');
  expect(information).toContain('Encre / S');
  await visitor.form(`${url}/information`, address);
  const shipping = await french(visitor, `${url}/shipping`);
  expect(shipping).toContain('Ordinaire');
  expect(shipping).toContain('OFFERTE');
  expect(shipping).toContain('États-Unis');
  await visitor.form(`${url}/shipping`, { shipping_rate: 'express' });
  const payment = await french(visitor, `${url}/payment`);
  expect(payment).toContain('Payer $');
  expect(payment).toContain('Taxe, New York');
  await visitor.form(`${url}/payment`, card('1'));
  const thanks = await french(visitor, `${url}/thank_you`);
  expect(thanks).toContain('Merci, Léa');
  expect(thanks).toContain('Visa finissant par 1');
  expect(thanks).toContain('Rapide');

  const { orders } = await listOrders(shop.store, { offset: 0, limit: 1 });
  const order = orders[0];
  if (!order) throw new Error('nothing was bought');
  // Those who send it read it in the shop's own language.
  expect(order.lines[0]?.title).toBe('Slip Dress - Ink / S');
  expect(order.shippingMethod?.title).toBe('Express');
  // What was called otherwise when it was bought keeps that name.
  const [line] = order.lines;
  if (!line) throw new Error('an order without lines');
  const old = { ...order, lines: [{ ...line, title: 'Bias Slip - Ink / S', productTitle: 'Bias Slip' }] };
  expect((await orderInLanguage(shop.store, old, 'fr')).lines[0]?.productTitle).toBe('Bias Slip');
  const [read] = (await orderInLanguage(shop.store, order, 'fr')).lines;
  expect(read?.title).toBe('Robe nuisette - Encre / S');
  expect(read?.options[0]).toEqual({ name: 'Couleur', value: 'Encre' });
  expect(await orderInLanguage(shop.store, order, 'en')).toBe(order);
  const status = `/orders/${order.token}`;
  const prepared = await french(shop.visitor(), status);
  expect(prepared).toContain('Nous préparons votre commande.');
  expect(prepared).toContain('Robe nuisette');
  const day = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(order.createdAt));
  expect(prepared).toContain(day);
  await fulfillOrder(shop.store, order.id, { company: 'UPS', number: '1Z', url: 'https://ups.example/1Z' });
  expect(await french(shop.visitor(), status)).toContain('Tout a été expédié.');
});

test('a gift card is bought, and read of, in French', async () => {
  const visitor = shop.visitor();
  await visitor.json('/fr/cart/add.js', {
    id: ids['GIFT-50'],
    quantity: 1,
    properties: {
      __shopify_send_gift_card_to_recipient: 'on',
      'Recipient email': 'zoe@example.com',
      'Recipient name': 'Zoé',
    },
  });
  const url = String((await visitor.get('/fr/checkout')).headers.location).replace(/\/information$/, '');
  const information = await french(visitor, `${url}/information`);
  expect(information).toContain('Nom du destinataire\u00a0: Zoé');
  await visitor.form(`${url}/information`, { email: 'lea@example.com' });
  const missing = await refused(visitor, `${url}/payment`, { ...card('1'), billing: 'other' });
  expect(missing).toContain('Indiquez un nom.');
  const billing = Object.fromEntries(
    Object.entries(address).map(([name, value]) => [name.replace('shipping', 'billing'), value]),
  );
  await visitor.form(`${url}/payment`, { ...card('1'), ...billing, billing: 'other' });
  expect(await french(visitor, `${url}/thank_you`)).toContain('E-mail du destinataire\u00a0: zoe@example.com');
});

test('every wrong field says so in French', { tags: ['layout-14'] }, async () => {
  const { visitor, url } = await begin('SCARF');
  const empty = await refused(visitor, `${url}/information`, { 'shipping_address[country]': 'US' });
  for (const words of ['une adresse e-mail', 'un nom', 'une adresse', 'une ville', 'un code postal']) {
    expect(empty).toContain(`Indiquez ${words}.`);
  }
  expect(empty).toContain('<title>Erreur\u00a0: Coordonnées – Small Shop</title>');
  expect(empty).toContain('6 champs sont à revoir.');
  const wrong = await refused(visitor, `${url}/information`, {
    ...address,
    email: 'nobody',
    'shipping_address[country]': 'XX',
    'shipping_address[zip]': 'x',
    'shipping_address[phone]': 'x',
    'shipping_address[company]': 'x'.repeat(300),
  });
  for (const words of ['nom@exemple.fr', 'Choisissez un pays dans la liste.', 'son indicatif', 'trop long']) {
    expect(wrong).toContain(words);
  }
  const canada = await refused(visitor, `${url}/information`, {
    ...address,
    'shipping_address[country]': 'CA',
    choose_country: '1',
  });
  expect(canada).toContain('Nouvelle-Écosse');
  const zip = await refused(visitor, `${url}/information`, { ...address, 'shipping_address[zip]': 'x' });
  expect(zip).toContain('Ce code postal ne correspond');
  await visitor.form(`${url}/information`, address);
  expect(await refused(visitor, `${url}/shipping`, { shipping_rate: 'by dove' })).toContain('un mode de livraison');
});

test('refused cards, totals and codes are explained in French', async () => {
  const { visitor, url } = await toPayment('SCARF');
  const pay = `${url}/payment`;
  expect(await refused(visitor, pay, card('2'))).toContain('La carte a été refusée. Rien n’a été débité');
  expect(await refused(visitor, pay, card('3'))).toContain('Le paiement n’a pas pu aboutir. Rien n’a été débité');
  expect(await refused(visitor, pay, card('77'))).toContain('la carte numéro 1');
  expect(await refused(visitor, pay, { billing: 'same' })).toContain('Indiquez le numéro de la carte.');
  expect(await refused(visitor, pay, { ...card('1'), 'card[expiry]': '01/20' })).toContain('Cette carte a expiré.');
  expect(await refused(visitor, pay, { ...card('1'), total: '1' })).toContain(
    'Le montant à payer est désormais de $65.33.',
  );
  expect(await refused(visitor, `${url}/code`, { step: 'payment', code: 'NOPE' }, pay)).toContain('Le code NOPE');
  expect(await refused(visitor, `${url}/code`, { step: 'payment', code: ' ' }, pay)).toContain('Saisissez un code.');
  await visitor.form(`${url}/code`, { step: 'payment', code: 'TEN' });
  expect(await french(visitor, pay)).toContain('Remise');
  await visitor.form(`${url}/code`, { step: 'payment', code: 'GIFT1234ABCD5678' });
  const covered = await french(visitor, pay);
  expect(covered).toContain('Carte cadeau finissant par 5678');
  expect(covered).toContain('Il ne reste rien à payer.');
});

test('what was sold meanwhile, cancelled or is not there is said in French', async () => {
  const first = await toPayment('BELT', 9);
  const second = await toPayment('BELT', 3);
  await first.visitor.form(`${first.url}/payment`, card('1'));
  expect(await french(second.visitor, `${second.url}/shipping`)).toContain('il n’en reste que 1.');
  expect(await refused(second.visitor, `${second.url}/payment`, card('1'))).toContain('vendues pendant votre visite');
  const { orders } = await listOrders(shop.store, { offset: 0, limit: 1 });
  const [order] = orders;
  if (!order) throw new Error('nothing was bought');
  await cancelAndRelease(shop.store, createTestGateway(), order.id, 'customer');
  expect(await french(shop.visitor(), `/orders/${order.token}`)).toContain('Cette commande a été annulée.');
  await second.visitor.send({ method: 'POST', url: '/cart/clear.js' });
  expect((await second.visitor.get(`${second.url}/payment`)).headers.location).toBe('/fr/cart');
  const gone = await second.visitor.get('/fr/orders/nothing', { accept: 'text/html' });
  expect(gone.statusCode).toBe(404);
  expect(gone.body).toContain('<html lang="fr">');
  expect(gone.body).toContain('Il n’y a pas de commande à cette adresse.');
  expect(gone.body).toContain('<a href="/fr/">Revenir à la boutique</a>');
});

test('too many payments at once are answered in French, and a program in English', async () => {
  const { visitor, url } = await toPayment('SCARF');
  const tries = Array.from({ length: 21 }, () => visitor.form(`${url}/payment`, card('2'), { accept: 'text/html' }));
  const busy = (await Promise.all(tries)).find(({ statusCode }) => statusCode === 429);
  expect(busy?.body).toContain('Trop de demandes à la fois.');
  expect(busy?.body).toContain('href="/fr/"');
  const declined = await visitor.form(`${url}/payment`, card('2'), { accept: 'application/json' });
  expect(declined.json().description).toMatch(/^Too many/);
});

test('one who turns to the English shop goes on in English', async () => {
  const { visitor, url } = await begin('SCARF');
  await french(visitor, `${url}/information`);
  expect((await visitor.get('/checkout')).headers.location).toBe(`${url}/information`);
  const { body } = await visitor.get(`${url}/information`);
  expect(body).toContain('<html lang="en">');
  expect(body).toContain('Silk Scarf');
  expect(body).toContain('href="/cart"');
});
