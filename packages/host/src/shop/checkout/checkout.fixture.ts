import type { Store } from '../../store/open.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import type { Order } from '../orders/types-commerce.ts';
import { type AddressInput, type CheckoutChange, completeCheckout, startCheckout, updateCheckout } from './checkout.ts';
import type { CardDetails, Gateway } from './gateway.ts';
import { createTestGateway } from './test-gateway.ts';

/** An address that is sent to, and whose goods are taxed. */
export const newYork: AddressInput = {
  firstName: 'Ada',
  lastName: 'Vale',
  address1: '12 Mercer Street',
  city: 'New York',
  province: 'NY',
  zip: '10012',
  country: 'US',
};

/** A card of the test gateway: number 1 pays. */
export const card = (number = '1'): CardDetails => ({
  number,
  name: 'Ada Vale',
  expiryMonth: 1,
  expiryYear: 2099,
  verificationValue: '123',
});

type Items = Parameters<typeof addToCart>[2];

interface Purchase {
  /** As people type it; a rule of the checkout makes it lower case. */
  email?: string;
  /** A guest where none is given. */
  customerId?: number | null;
  address?: AddressInput;
  /** Done to the checkout last. */
  change?: CheckoutChange;
}

/** A cart with these pieces. Answers its token. */
export async function cartOf(store: Store, items: Items): Promise<string> {
  const added = await addToCart(store, null, items);
  if (!added.ok) throw new Error(JSON.stringify(added.error));
  return added.value.cart.token;
}

/** Begins the checkout of a cart. Answers its token. */
export async function begin(store: Store, cart: string, customerId: number | null = null): Promise<string> {
  const started = await startCheckout(store, cart, { customerId });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.value.token;
}

/** A checkout that only has to be paid, sent by the standard method. */
export async function readyToPay(
  store: Store,
  items: Items,
  { email = 'Ada@Example.com', customerId = null, address = newYork, change = {} }: Purchase = {},
): Promise<{ cart: string; token: string }> {
  const cart = await cartOf(store, items);
  const token = await begin(store, cart, customerId);
  for (const step of [{ email, shippingAddress: address }, { shippingRate: 'standard' }, change]) {
    const done = await updateCheckout(store, token, step);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
  }
  return { cart, token };
}

/** Buys these pieces. */
export async function buy(
  store: Store,
  items: Items,
  { gateway = createTestGateway(), network, ...purchase }: Purchase & { gateway?: Gateway; network?: string } = {},
): Promise<Order> {
  const { token } = await readyToPay(store, items, purchase);
  const paid = await completeCheckout(store, token, { card: card(), network }, gateway);
  if (!paid.ok) throw new Error(JSON.stringify(paid.error));
  return paid.value.order;
}
