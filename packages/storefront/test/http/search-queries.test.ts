import type { SuggestResponse } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { demoShop } from '../demo-shop.ts';
import { all, textOf, visit } from '../visitor.ts';

const shop = demoShop();

/** What shoppers type, and what must come first: one of these titles. */
interface Query {
  typed: string;
  first: readonly string[];
  /** What must not be found at all. */
  never?: RegExp;
}

const query = (typed: string, first: string | readonly string[], never?: RegExp): Query => ({
  typed,
  first: typeof first === 'string' ? [first] : first,
  ...(never ? { never } : {}),
});

const TROUSERS = [
  'Straight Leather Trouser',
  'Linen Drawstring Trouser',
  'Double-Pleat Trouser',
  'Wide-Leg Trouser',
  'Cigarette Trouser',
];
const SWEATERS = ['Fisherman Cable Sweater', 'Brushed Mohair Sweater'];
const BOOTS = ['Tall Riding Boot', 'Chelsea Ankle Boot'];
const JEANS = ['Wide-Leg Jean', 'The Straight Jean'];
const BLACK_DRESSES = [
  'Gathered Maxi Dress',
  'Meadow Wrap Dress',
  'Pleated Midi Dress',
  'Column Slip Dress',
  'Velvet Column Gown',
];
const RED_DRESSES = ['Ribbed Knit Dress', 'Column Slip Dress'];
const JEWELLERY = ['Pearl Drop Earrings', 'Rope Chain Necklace', 'Signet Ring'];
const BAGS = ['Market Tote', 'Half-Moon Bag'];

const PIECES: readonly Query[] = [
  query('pants', TROUSERS, /Skirt|Camisole/),
  query('trousers', TROUSERS),
  query('wide leg pants', 'Wide-Leg Trouser', /Jean/),
  query('jumper', SWEATERS, /Jumpsuit/),
  query('pullover', SWEATERS),
  query('black jumper', 'Second-Skin Turtleneck'),
  query('boots', BOOTS, /Loafer|Sandal/),
  query('black boots', BOOTS),
  query('jeans', JEANS, /Camisole|Tee|Blazer/),
  query('denim', ['Cropped Denim Jacket', 'Denim Midi Skirt']),
  query('denim jacket', 'Cropped Denim Jacket'),
  query('wide leg jeans', 'Wide-Leg Jean'),
  query('earings', 'Pearl Drop Earrings'),
  query('earrings', 'Pearl Drop Earrings'),
  query('black dress', BLACK_DRESSES, /Smocked|Broderie/),
  query('red dress', RED_DRESSES, /Broderie|Sundress|Shirt/),
  query('burgundy dress', RED_DRESSES),
  query('green dress', ['Linen Shirt Dress', 'Tie-Waist Bias Dress', 'Velvet Column Gown']),
  query('white shirt', ['The Poplin Shirt', 'Linen Camp Shirt'], /Jean|Boot/),
  query('silk dress', ['Meadow Wrap Dress', 'Tie-Waist Bias Dress', 'Column Slip Dress'], /Camisole|Blouse/),
  query('linen pants', 'Linen Drawstring Trouser'),
  query('cashmere sweater', 'Cashmere Crewneck', /Wrap/),
  query('camel coat', 'Wool Wrap Coat', /Trouser/),
  query('raincoat', 'Storm Trench'),
  query('leather jacket', ['Shearling Aviator', 'Leather Blouson'], /Trouser|Belt/),
  query('t-shirt', ['Supima Crew Tee', 'Boatneck Stripe Tee'], /Poplin/),
  query('striped top', 'Boatneck Stripe Tee'),
  query('pleated skirt', 'Sunray Pleat Skirt', /Trouser/),
  query('overalls', 'Sleeveless Linen Boilersuit'),
  query('loafers', 'Penny Loafer'),
  query('heels', ['Block-Heel Sandal', 'Kitten Slingback'], /Boot|Flat/),
  query('handbag', BAGS),
  query('tote bag', 'Market Tote'),
  query('hat', 'Felt Fedora'),
  query('jewelry', JEWELLERY),
  query('polo neck', 'Second-Skin Turtleneck', /Polo/),
  query('vest', 'Tailored Waistcoat'),
  query('scarves', 'Silk Twill Scarf'),
  query('trowsers', TROUSERS),
  query('swaeter', SWEATERS),
  query('loafrs', 'Penny Loafer'),
  query('dress for a wedding', [
    'Meadow Wrap Dress',
    'Tie-Waist Bias Dress',
    'Pleated Midi Dress',
    'Column Slip Dress',
    'Velvet Column Gown',
  ]),
  query('red silk trousers', ['Charmeuse Blouse', 'Column Slip Dress']),
  query('gift voucher', 'Vitrine Gift Card'),
];

const FRENCH_PIECES: readonly Query[] = [
  query('robes noires', [
    'Robe longue froncée',
    'Robe du soir colonne en velours',
    'Robe portefeuille Prairie',
    'Robe midi plissée',
    'Robe colonne à bretelles',
  ]),
  query('robe rouge', ['Robe en maille côtelée', 'Robe colonne à bretelles']),
  query('pantallon', ['Pantalon droit en cuir', 'Pantalon en lin à cordon', 'Pantalon à double pince']),
  query('pull noir', 'Col roulé seconde peau'),
  query('bottes', 'Botte cavalière'),
  query('manteaux', 'Manteau portefeuille en laine'),
  query('sac à main', 'Sac demi-lune'),
  query('chapeau', 'Fédora en feutre'),
];

const PAGES: readonly Query[] = [
  query('returns', 'Shipping & Returns'),
  query('refund', 'Shipping & Returns'),
  query('delivery', 'Shipping & Returns'),
  query('size chart', 'Size Guide'),
  query('stores', 'Stores'),
  query('faq', 'Questions'),
];
const FRENCH_PAGES: readonly Query[] = [query('retours', 'Livraison et retours'), query('magasins', 'Boutiques')];

/** What the search box suggests while it is typed, best first. */
async function suggestedFor(root: string, typed: string, kind: 'product' | 'page'): Promise<string[]> {
  const { resources } = await visit(shop.origin).json<SuggestResponse>(
    `${root}search/suggest.json?q=${encodeURIComponent(typed)}&resources[type]=${kind}&resources[limit]=6`,
  );
  const { products = [], pages = [] } = resources.results;
  return (kind === 'product' ? products : pages).map(({ title }) => title);
}

/** What the search page shows, best first. */
async function shownFor(root: string, typed: string, kind: 'product' | 'page'): Promise<string[]> {
  const page = await visit(shop.origin).open(`${root}search?type=${kind}&q=${encodeURIComponent(typed)}`);
  return all(page, kind === 'product' ? '.grid__product .card__title' : '.search__text-title').map(textOf);
}

/** A page takes long to paint, and finds as the box does: one query in so many is looked for there too. */
const PAGE_EACH = 4;

/** The queries whose first result is not one that is wanted, or that find what must not be found. */
async function failuresOf(queries: readonly Query[], root: string, kind: 'product' | 'page'): Promise<string[]> {
  const failures: string[] = [];
  for (const [index, { typed, first, never }] of queries.entries()) {
    const lists = [await suggestedFor(root, typed, kind)];
    if (index % PAGE_EACH === 0) lists.push(await shownFor(root, typed, kind));
    for (const titles of lists) {
      const wrong = never && titles.find((title) => never.test(title));
      if (!first.includes(titles[0] ?? '') || wrong !== undefined)
        failures.push(`${typed}: ${wrong ?? titles[0] ?? 'nothing'}`);
    }
  }
  return [...new Set(failures)];
}

test('what shoppers call things finds them first, on the page and while it is typed', async () => {
  const sets = [
    [PIECES, '/', 'product'],
    [FRENCH_PIECES, '/fr/', 'product'],
    [PAGES, '/', 'page'],
    [FRENCH_PAGES, '/fr/', 'page'],
  ] as const;
  const failures = (await Promise.all(sets.map(([queries, root, kind]) => failuresOf(queries, root, kind)))).flat();
  const total = sets.reduce((sum, [queries]) => sum + queries.length, 0);
  const failed = new Set(failures.map((failure) => failure.split(':')[0])).size;
  console.info(`Search: ${total - failed} of ${total} queries find what is wanted first.`);
  expect(total).toBe(60);
  expect(failures).toEqual([]);
});
