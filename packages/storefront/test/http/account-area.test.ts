import { expect, test } from 'vitest';
import { CLARA, MIRA, register, signIn } from '../customer.ts';
import { demoShop } from '../demo-shop.ts';
import { all, one, type Page, textOf, visit } from '../visitor.ts';

const shop = demoShop();

const leadsToLogin = async (visitor: ReturnType<typeof visit>) =>
  (await visitor.open('/account')).address.startsWith('/account/login');
const linkOf = (page: Page, text: string) =>
  all(page, 'main a')
    .find((link) => textOf(link) === text)
    ?.getAttribute('href');

test('who has nothing yet is told kindly where to begin', async () => {
  const visitor = visit(shop.origin);
  await register(visitor, shop.data);
  const page = await visitor.open('/account');
  expect(textOf(one(page, 'main'))).toContain('Nothing here yet, and plenty of time.');
  expect(linkOf(page, 'Look around')).toBe('/collections/all');
  expect(linkOf(page, 'Add an address')).toBe('/account/addresses');
});

test('without scripts the profile is a plain form, which says by the field what is missing', async () => {
  const visitor = visit(shop.origin);
  await register(visitor, shop.data);
  const page = await visitor.open('/account?view=profile');
  const birthday = (part: string) => `customer[birthday][${part}]`;
  const first = { 'customer[first_name]': 'Ida', [birthday('month')]: '3' };
  const refused = await visitor.submit(page, '#profile_form', first, 'Save the details');
  expect(one(refused, `select[name="${birthday('day')}"]`).getAttribute('aria-invalid')).toBe('true');
  const whole = { [birthday('month')]: '3', [birthday('day')]: '1', [birthday('year')]: '1990' };
  const saved = await visitor.submit(refused, '#profile_form', whole, 'Save the details');
  expect(all(saved, '#profile_form [role="status"]')).toHaveLength(1);
  expect(textOf(one(await visitor.open('/account'), 'h1'))).toBe('Good to see you, Ida.');
});

test('signing out everywhere is asked first, and ends the session on every device', async () => {
  const [visitor, other] = [visit(shop.origin), visit(shop.origin)];
  await signIn(other, await register(visitor, shop.data));
  const page = await visitor.open('/account');
  const question = all(page, 'main details').find((one) => /^Sign out everywhere/.test(textOf(one)));
  expect(question?.hasAttribute('open')).toBe(false);
  const form = question?.querySelector('form');
  const away = await visitor.submit(page, form ?? 'form', {}, 'Yes, sign out everywhere');
  expect(away.address).toBe('/');
  expect([await leadsToLogin(visitor), await leadsToLogin(other)]).toEqual([true, true]);
});

test('the page of an order says all that is known of it, and belongs to its customer alone', async () => {
  const mira = visit(shop.origin);
  await signIn(mira, MIRA);
  const orders = await mira.open('/account?view=orders');
  const page = await mira.open(linkOf(orders, '#1007') ?? '');
  expect(textOf(one(page, 'h1'))).toBe('Order #1007');
  expect(all(page, '.order-sums .summary__row').map(textOf)).toEqual([
    'Subtotal$1,105.00',
    'Shipping, StandardFREE',
    'Sales tax, 8.625%$95.30',
    'Total$1,200.30',
    'Refunded−$60.00',
  ]);
  expect(all(page, '.history__step').map(textOf)).toEqual([
    expect.stringMatching(/^Order placedNovember 16, 2026/),
    expect.stringMatching(/^PaidNovember 16, 2026/),
    expect.stringMatching(/^SentNovember 17, 2026UPS1Z84V7770311168022/),
    expect.stringMatching(/^Refunded: \$60\.00November 18, 2026/),
  ]);
  for (const words of ['Pre-Order', 'Please leave it with Tom', '1180 Guerrero Street'])
    expect(textOf(one(page, 'main'))).toContain(words);
  const clara = visit(shop.origin);
  await signIn(clara, CLARA);
  expect((await clara.open(page.address)).status).toBe(404);
});

test('a link that cannot fill the bag says why in the bag, once, in both languages', async () => {
  const visitor = visit(shop.origin);
  const { variants } = await visitor.json<{ variants: { id: number; available: boolean }[] }>(
    '/products/silk-twill-scarf.js',
  );
  const id = variants.find(({ available }) => available)?.id;
  const alerts = (page: Page) => all(page, 'main [role="alert"]').map(textOf);
  expect(alerts(await visitor.open(`/cart/${id}:900?storefront=true`))).toEqual([
    expect.stringMatching(/^Only \d+ of '.*' were added to your bag, because no more are available\.$/),
  ]);
  const french = await visitor.open(`/fr/cart/${id}:900?storefront=true`);
  expect(french.address).toBe('/fr/cart');
  expect(alerts(french)).toEqual([expect.stringMatching(/pièces seulement ont été ajoutées à votre panier/)]);
  expect(alerts(await visitor.open('/fr/cart'))).toEqual([]);
});
