import { beforeAll, expect, test } from 'vitest';
import { demoShop } from './demo-shop.ts';
import { signedIn } from './demo-visitor.ts';

const { origin } = demoShop();
let cookie = '';
beforeAll(async () => {
  cookie = await signedIn(origin);
});

const pageAt = async (path: string, more = '') =>
  (await fetch(origin + path, { headers: { cookie: cookie + more } })).text();

/** Amounts by the words before them, from the sums of an order. */
async function sums(name: string, more = ''): Promise<Record<string, string>> {
  const link = new RegExp(`href="([^"]+)">\\s*${name}<`).exec(await pageAt('/account?view=orders'))?.[1] ?? '';
  const foot = /<dl class="[^"]*order-sums".*?<\/dl>/s.exec(await pageAt(link, more))?.[0] ?? '';
  const rows = foot.matchAll(/<dt[^>]*>([^<]*)<\/dt>\s*<dd[^>]*>([^<]*)</g);
  return Object.fromEntries([...rows].map(([, words = '', amount = '']) => [words.trim(), amount.trim()]));
}

test('a refunded order still shows its total', async () =>
  expect(await sums('#1003')).toEqual({
    Subtotal: '$530.00',
    'Shipping, Standard': 'FREE',
    'Sales tax, 8.875%': '$47.03',
    Total: '$577.03',
    Refunded: '−$577.03',
  }));

test('an order keeps its own currency, whatever the visitor pays in now', async () => {
  const totals = async (more: string) => [
    ...(await pageAt('/account?view=orders', more)).matchAll(/<dd class="tabular">([^<]+)<\/dd>/g),
  ];
  const [here, there] = [await totals(''), await totals('; localization=FR')];
  expect(here.map(([, amount]) => amount)).toContain('$577.03');
  expect(there.map(([, amount]) => amount)).toEqual(here.map(([, amount]) => amount));
  expect(await sums('#1003', '; localization=FR')).toMatchObject({ Total: '$577.03', Refunded: '−$577.03' });
});

test('a new address begins with no country: what cannot be chosen is not shown in the list', {
  tags: ['account-7', 'account-11'],
}, async () => {
  const page = await pageAt('/account/addresses');
  const select = /<select[^>]*id="address-new-country".*?<\/select>/s.exec(page)?.[0] ?? '';
  const [head, first] = select.match(/<option.*?<\/option>/gs) ?? [];
  expect(head).toBe('<option value="" disabled hidden selected>Choose a country</option>');
  expect(first).toMatch(/^<option value="Afghanistan" data-provinces="\[\]">/);
  expect(select).not.toContain('---');
  expect(select.match(/data-provinces="\[\[/g)).toHaveLength(29);
});

test('the form of an address has its country chosen, and the long list stands on the page once', {
  tags: ['account-5'],
}, async () => {
  const page = await pageAt('/account/addresses');
  const [, change = ''] = /<select[^>]*id="address-\d+-country"[^>]*>(.*?)<\/select>/s.exec(page) ?? [];
  expect(change).toContain('<option selected value="United States">United States</option>');
  expect(change.match(/<option/g)).toHaveLength(243);
  expect(page.match(/data-provinces="\[\[/g)).toHaveLength(29);
});

test('a profile that was refused shows the letters as they were ticked, or not, on the way', async () => {
  const refusedWith = async (ticked: boolean) => {
    const body = new URLSearchParams({ 'customer[phone]': 'none', 'customer[accepts_marketing]': '0' });
    if (ticked) body.append('customer[accepts_marketing]', '1');
    const answer = await fetch(`${origin}/account/profile`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: origin, referer: `${origin}/account?view=profile`, cookie },
      body,
    });
    const [told = ''] = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    const page = await pageAt('/account?view=profile', `; ${told}`);
    expect(page).toContain('value="none"');
    return /<input type="checkbox"[^>]*name="customer\[accepts_marketing\]"[^>]*>/.exec(page)?.[0] ?? '';
  };
  expect(await refusedWith(true)).toContain('checked');
  expect(await refusedWith(false)).not.toContain('checked');
});
