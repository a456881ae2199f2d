import { cardFixture } from '../../components/product-card/card.fixture.ts';
import { cardVariantFixture } from '../../domain/variant.fixture.ts';
import type { CartPageProps } from './cart.schema.ts';

interface Line {
  id: number;
  quantity: number;
  properties: Record<string, string>;
}

const NAMES: Record<number, [product: string, size: string]> = {
  11: ['slip', 'S'],
  12: ['slip', 'M'],
  13: ['slip', 'L'],
  21: ['belt', 'OS'],
};

function item({ id, quantity, properties }: Line) {
  const [handle, size] = NAMES[id] ?? ['slip', 'S'];
  return {
    key: `${id}:a`,
    id,
    product_id: handle === 'slip' ? 7 : 8,
    url: `/products/${handle}?variant=${id}`,
    image: null,
    featured_image: null,
    title: handle,
    product_title: handle,
    variant_title: size,
    options_with_values: [{ name: 'Size', value: size }],
    quantity,
    original_price: 100,
    final_price: 100,
    final_line_price: 100 * quantity,
    properties,
  };
}

const variant = (id: number, size: string, available = true) =>
  cardVariantFixture(id, [size], { available, url: `/products/slip?variant=${id}` });

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** The platform's side of the cart, in memory: a slip in S and M (L is sold out), and a belt. */
export const cartPlatform = {
  /** The newest first. */
  lines: [] as Line[],
  /** Paths and bodies of the calls that change the cart. */
  sent: [] as [string, unknown][],
  /** Every change is refused. */
  refuses: false,
  /** Every change is made, but its answer is lost. */
  losesAnswers: false,
  /** No call reaches the platform. */
  isOffline: false,
};

const bag = () => ({
  token: '',
  note: '',
  items: cartPlatform.lines.map(item),
  item_count: cartPlatform.lines.reduce((sum, line) => sum + line.quantity, 0),
  total_price: 0,
});

const embedded = (body: unknown) => new Response(`<script type="application/json">${JSON.stringify(body)}</script>`);

/** Answers as the platform does; stands for `fetch`. */
export async function answerAsPlatform(input: string, init: RequestInit = {}): Promise<Response> {
  if (cartPlatform.isOffline) throw new TypeError('Failed to fetch');
  const body: unknown = init.body ? JSON.parse(String(init.body)) : undefined;
  if (input.includes('recently-viewed'))
    return embedded({ items: [cardFixture(7, { title: 'slip', url: '/products/slip?variant=11' })] });
  if (input.includes('card-product')) {
    const product = { id: 7, url: '/products/slip', options: ['Size'], final_sale: false };
    return embedded({ ...product, variants: [variant(11, 'S'), variant(12, 'M'), variant(13, 'L', false)] });
  }
  if (input.includes('section_id=')) return embedded({});
  if (input.includes('/recommendations/')) return json({ products: [] });
  if (!input.includes('/cart/')) return json(bag());
  cartPlatform.sent.push([input, body]);
  if (cartPlatform.refuses) return json({ status: 422, message: 'Cart Error', description: 'It is sold out.' }, 422);
  let { lines } = cartPlatform;
  if (input.includes('add')) {
    const { id, quantity, properties = {} } = body as Line;
    cartPlatform.lines = [{ id, quantity, properties }, ...lines];
    return json(item({ id, quantity, properties }));
  }
  for (const [address, quantity] of Object.entries((body as { updates: Record<string, number> }).updates)) {
    const id = Number(address.split(':')[0]);
    lines = lines.some((line) => line.id === id)
      ? lines.map((line) => (line.id === id ? { ...line, quantity } : line))
      : [{ id, quantity, properties: {} }, ...lines];
  }
  cartPlatform.lines = lines.filter(({ quantity }) => quantity > 0);
  if (cartPlatform.losesAnswers) throw new TypeError('Failed to fetch');
  return json(bag());
}

/** The cart page as printed for an empty cart. */
export const emptyCartPage: CartPageProps = {
  refused: null,
  note_banner: '',
  empty: { image: null, text: '', link: '', color: '' },
  recommendations_heading: 'Worn with',
  recommendations: [],
  complementary: [],
  complementary_urls: [],
  count: 0,
  subtotal: 0,
  lines: [],
  bagged: [],
};
