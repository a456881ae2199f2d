import { expect, test } from 'vitest';
import { demoShop } from '../demo-shop.ts';
import { all, one, textOf, visit } from '../visitor.ts';

const shop = demoShop();

const open = (path: string) => visit(shop.origin).open(path);
const linkTexts = (page: Awaited<ReturnType<typeof open>>, selector: string) => all(page, selector).map(textOf);

test('home, bag, account and search are where the shopper expects them', {
  tags: ['route-1', 'route-2'],
}, async () => {
  for (const path of ['/', '/cart', '/search']) expect((await open(path)).status, path).toBe(200);
  const account = await visit(shop.origin).ask('/account');
  expect([account.status, account.headers.get('location')]).toEqual([302, '/account/login']);
});

test('the front page has every kind of section, below one heading of its own', { tags: ['route-1'] }, async () => {
  const page = await open('/');
  expect(all(page, 'h1')).toHaveLength(1);
  expect(linkTexts(page, 'main h2')).toEqual(
    expect.arrayContaining([
      'The rooms',
      'Most loved',
      'After the lamps are lit',
      'From the journal',
      'The Second Interview',
    ]),
  );
  expect(all(page, 'main figure')).toHaveLength(3);
});

test.each([
  ['new-york', 'New York', '84 Greene Street', 'tel:+12125550148'],
  ['san-francisco', 'San Francisco', '436 Hayes Street', 'tel:+14155550162'],
])(
  'the store %s has its place on the page: address, hours, telephone, map, picture',
  {
    tags: ['route-8'],
  },
  async (anchor, name, street, phone) => {
    const page = await open('/pages/stores');
    const store = one(page, `section#${anchor}`);
    expect(textOf(one(page, `#${store.getAttribute('aria-labelledby')}`))).toBe(name);
    const words = textOf(store);
    for (const said of [street, 'Opening hours', /to Saturday 11 to 7/]) expect(words).toMatch(said);
    expect(one(page, `#${anchor} a[href^="tel:"]`).getAttribute('href')).toBe(phone);
    const map = one(page, `#${anchor} a[aria-label="Show on the map: ${name} (opens in a new tab)"]`);
    expect(map.getAttribute('href')).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
    expect(map.getAttribute('target')).toBe('_blank');
    expect(one(page, `#${anchor} img`).getAttribute('loading')).toBe('lazy');
    expect(linkTexts(page, `main .prose a[href="#${anchor}"]`)).toEqual([name]);
  },
);

test('the footer has the menus, the policies, the ways to pay and where else the house is', async () => {
  const page = await open('/pages/contact');
  expect(linkTexts(page, 'footer nav[aria-label="Footer"] a')).toEqual(
    expect.arrayContaining(['New Arrivals', 'Size Guide', 'Stores', 'Instagram', 'Pinterest', 'YouTube']),
  );
  expect(linkTexts(page, 'footer a')).toEqual(
    expect.arrayContaining(['Refund policy', 'Privacy policy', 'Terms of service', 'Shipping policy']),
  );
  const ways = all(page, 'footer ul[aria-label="We accept"] > li').map((way) => textOf(way.querySelector('title')));
  expect([ways.length, ways[0]]).toEqual([7, 'Visa']);
});

test('the look of the day leads to the look and to its pieces', async () => {
  const page = await open('/');
  expect(all(page, '.daily-look li')).toHaveLength(3);
  const address = (text: string) =>
    all(page, '.daily-look a')
      .find((link) => textOf(link) === text)
      ?.getAttribute('href');
  expect(address('See the look')).toMatch(/second-interview/);
  // In the color of the picture, with no size chosen.
  const blazer = await open(address('Single-Breasted Blazer') ?? '');
  expect(blazer.address).toMatch(/^\/collections\/all\/products\/single-breasted-blazer\?variant=/);
  const chosen = all(blazer, 'form.buy input[type="radio"][checked]').map((radio) => radio.getAttribute('value'));
  expect(chosen).toEqual(['Camel']);
});

test('without scripts a piece of a look is bought through a plain form', async () => {
  const visitor = visit(shop.origin);
  const book = await visitor.open('/pages/lookbook');
  const link = all(book, 'main article a').find((one) => textOf(one) === 'The Late Table');
  const look = await visitor.open(link?.getAttribute('href') ?? '');
  // The piece of the picture: in its color, and nothing else.
  const form = one(look, 'main article form');
  const plain = one(look, 'main article noscript');
  expect([textOf(plain.querySelector('p')), textOf(plain.querySelector('label'))]).toEqual([
    'Oxblood',
    'Size of Column Slip Dress',
  ]);
  expect([...plain.querySelectorAll('option')].map((option) => textOf(option)).join()).toMatch(/^Size,0/);
  const variant = plain.querySelector('option:not([disabled]):not([value=""])')?.getAttribute('value') ?? '';
  const bag = await visitor.submit(look, form, { id: variant }, 'Add to bag: Column Slip Dress');
  expect([bag.address, textOf(one(bag, 'h1'))]).toEqual(['/cart', 'Bag (1)']);
  const { items } = await visitor.json<{ items: { variant_title: string }[] }>('/cart.js');
  expect(items[0]?.variant_title).toMatch(/^Oxblood/);
});

test('without scripts size and length of a look’s jean are chosen one after the other; what is sold out cannot be added', async () => {
  const visitor = visit(shop.origin);
  const look = await visitor.open('/pages/look/saturday-rope-dye');
  const jean = all(look, 'main article').find((piece) => textOf(piece).includes('The Straight Jean'));
  const plain = jean?.querySelector('noscript');
  expect(textOf(plain?.querySelector('legend'))).toBe('Size, then Inseam');
  const sizes = [...(plain?.querySelectorAll('details') ?? [])];
  expect(sizes.map((size) => textOf(size.querySelector('summary')))).toEqual([
    '24',
    '25',
    '26',
    '27',
    '28',
    '29',
    '30',
    '31',
  ]);
  const buttons = [...(sizes[0]?.querySelectorAll('button') ?? [])];
  expect(buttons.map((button) => [textOf(button), button.hasAttribute('disabled')])).toEqual([
    ['Add 28', false],
    ['Add 30', false],
    ['32 – sold out', true],
  ]);
  // With scripts the same is three lists, which begin with the color of the picture.
  const lists = [...(jean?.querySelectorAll('.needs-script select') ?? [])];
  expect(lists.map((list) => textOf(list.querySelector('[selected]') ?? list.querySelector('option')))).toEqual([
    'Indigo',
    'Size',
    'Inseam',
  ]);

  await visitor.submit(
    look,
    jean?.querySelector('form') ?? 'form',
    {},
    'Add to bag: The Straight Jean, Indigo / 24 / 30',
  );
  const { items } = await visitor.json<{ items: { variant_title: string }[] }>('/cart.js');
  expect(items.map(({ variant_title }) => variant_title)).toEqual(['Indigo / 24 / 30']);
});
