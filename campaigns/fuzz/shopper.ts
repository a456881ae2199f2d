import type { Random } from '../random.ts';
import { logIn } from '../register.ts';
import { addressFields } from '../shopping.ts';
import { addressOf, createVisitor, type Visitor } from '../visitor.ts';
import type { Example, Known } from './examples.ts';

/** Someone with a bag, a checkout, an account and an address, from an address of their own. */
export interface Shopper {
  visitor: Visitor;
  /** The example with what this shopper has in the places of `{…}`. */
  fill(example: Example, random: Random): Example;
}

/** ms until an answer is given up. */
const PATIENCE = 20_000;

export async function createShopper(
  origin: () => string,
  index: number,
  known: Known,
  accounts: readonly string[],
): Promise<Shopper> {
  const visitor = createVisitor(origin, { from: addressOf(index), patience: PATIENCE });
  const email = accounts[index % accounts.length] ?? '';
  const variant = known.variants[index % known.variants.length] ?? 1;
  await logIn(visitor, email);
  await visitor.form('/account/addresses', addressFields('address'));
  const book = (await visitor.get('/account/addresses'))?.body.toString() ?? '';
  const address = /\/account\/addresses\/(\d+)/.exec(book)?.[1] ?? '1';
  await visitor.json('/cart/add.js', { id: variant, quantity: 1 });
  const started = await visitor.get('/checkout');
  const checkout = /\/checkouts\/([\w-]+)/.exec(started?.headers.location ?? '')?.[1] ?? 'none';
  return {
    visitor,
    fill({ method, path, fields }, random) {
      const values: Record<string, string> = {
        handle: random.pick(known.handles),
        variant: String(random.pick(known.variants)),
        checkout,
        address,
        email,
      };
      const filled = (text: string) => text.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
      return {
        method,
        path: filled(path),
        ...(fields && {
          fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [filled(name), filled(value)])),
        }),
      };
    },
  };
}
