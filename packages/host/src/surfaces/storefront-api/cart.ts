import { cartAllowance } from '../../gate/cart-allowance.ts';
import { addToCart } from '../../shop/cart/add-to-cart.ts';
import { changeLine } from '../../shop/cart/change-line.ts';
import type { CartError } from '../../shop/cart/errors.ts';
import { priceCart } from '../../shop/cart/price-cart.ts';
import { readCart } from '../../shop/cart/read-cart.ts';
import { cartErrorSentence } from '../../shop/cart/sentences.ts';
import { updateCart } from '../../shop/cart/update-cart.ts';
import { isCartLevel } from '../../shop/discounts/line-level.ts';
import { countKnownCodes } from '../../shop/discounts/load-discounts.ts';
import type { Cart, DiscountAllocation, PricedLine } from '../../shop/orders/types-commerce.ts';
import { connection, gid, listOf, money, numberOf } from './answers.ts';
import type { Shopper } from './context.ts';
import { customerById } from './customer.ts';
import { variantAnswer } from './products.ts';

type Window = Parameters<typeof connection>[1];
interface Attribute {
  key: string;
  value: string;
}
const attributesOf = (texts: Record<string, string> | null): Attribute[] =>
  Object.entries(texts ?? {}).map(([key, value]) => ({ key, value }));
const textsOf = (attributes: readonly Attribute[] | null | undefined) =>
  attributes && Object.fromEntries(attributes.map(({ key, value }) => [key, value]));
const oneOf =
  (attributes: readonly Attribute[]) =>
  ({ key }: { key: string }) =>
    attributes.find((entry) => entry.key === key) ?? null;

/** `gid://shopify/Cart/TOKEN`: who knows it may change the cart, as with the shop's own cookie. */
const tokenOf = (id: string): string | null =>
  /^gid:\/\/shopify\/Cart\/([\w.~-]{8,128})(?:\?.*)?$/.exec(id)?.[1] ?? null;
const lineId = (key: string, token: string) => `${gid('CartLine', key)}?cart=${token}`;
const keyOf = (id: string): string | null =>
  /^gid:\/\/shopify\/CartLine\/(\d+:[\da-f]+)(?:\?.*)?$/.exec(id)?.[1] ?? null;

function allocationAnswer({ amount, application }: DiscountAllocation, currency: string) {
  const isCode = application.type === 'discount_code';
  return {
    __typename: isCode ? 'CartCodeDiscountAllocation' : 'CartAutomaticDiscountAllocation',
    discountedAmount: money(amount, currency),
    targetType: application.targetType.toUpperCase(),
    code: application.title,
    title: application.title,
  };
}

function lineAnswer(shopper: Shopper, line: PricedLine, token: string): object {
  const { currency } = shopper.market;
  const attributes = attributesOf(line.properties);
  const before = line.variant.compareAtPrice;
  return {
    __typename: 'CartLine',
    id: lineId(line.key, token),
    quantity: line.quantity,
    attributes,
    attribute: oneOf(attributes),
    merchandise: variantAnswer(shopper, line.product, line.variant),
    parentRelationship: null,
    discountAllocations: line.allocations.map((entry) => allocationAnswer(entry, currency)),
    cost: {
      amountPerQuantity: money(line.price, currency),
      compareAtAmountPerQuantity: before === null ? null : money(before, currency),
      subtotalAmount: money(line.linePrice, currency),
      totalAmount: money(line.linePrice - line.totalDiscount, currency),
    },
  };
}

export async function cartAnswer(shopper: Shopper, cart: Cart): Promise<object> {
  const { host, country, locale, origin } = shopper;
  const priced = await priceCart(host.store, cart, { country, locale });
  const { currency } = priced;
  const attributes = attributesOf(cart.attributes);
  const total = money(priced.totalPrice, currency);
  return {
    __typename: 'Cart',
    id: gid('Cart', cart.token),
    checkoutUrl: `${origin}/cart/c/${cart.token}`,
    updatedAt: cart.updatedAt ?? new Date(host.now()).toISOString(),
    totalQuantity: priced.itemCount,
    note: cart.note,
    attributes,
    attribute: oneOf(attributes),
    discountCodes: priced.discountCodes,
    discountAllocations: priced.lines
      .flatMap((line) => line.allocations)
      .filter(({ application }) => isCartLevel(application))
      .map((entry) => allocationAnswer(entry, currency)),
    // They are entered at the checkout.
    appliedGiftCards: [],
    buyerIdentity: {
      countryCode: country,
      email: null,
      phone: null,
      customer: () => (cart.customerId ? customerById(shopper, cart.customerId) : null),
    },
    cost: {
      subtotalAmount: money(priced.itemsSubtotalPrice, currency),
      subtotalAmountEstimated: false,
      totalAmount: total,
      totalAmountEstimated: true,
      checkoutChargeAmount: total,
      // Known at the checkout, where the address is.
      totalDutyAmount: null,
      totalTaxAmount: null,
    },
    lines: (window: Window) =>
      connection(listOf(priced.lines.map((line) => lineAnswer(shopper, line, cart.token))), window),
  };
}

export async function cartById(shopper: Shopper, id: string): Promise<object | null> {
  const cart = await readCart(shopper.host.store, tokenOf(id));
  return cart && cartAnswer(shopper, cart);
}

interface Problem {
  code: string | null;
  field: string[] | null;
  message: string;
}

const CODES: Partial<Record<CartError['code'], string>> = {
  variant_not_found: 'INVALID',
  missing_parameters: 'INVALID',
  note_too_long: 'NOTE_TOO_LONG',
};

/** Result of a mutation: the cart as it is now, and what could not be done. */
async function answer(shopper: Shopper, cart: Cart | null, problems: readonly Problem[]) {
  return { cart: cart && (await cartAnswer(shopper, cart)), userErrors: problems, warnings: [] };
}

const problemOf = (shopper: Shopper, error: CartError, field: string[]): Problem => ({
  code: CODES[error.code] ?? 'INVALID',
  field,
  message: cartErrorSentence(error, shopper.locale),
});

const GONE: Problem = { code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' };

interface LineInput {
  merchandiseId: string;
  quantity?: number | null;
  attributes?: Attribute[] | null;
}

/** Adds lines one by one: one that is sold out does not keep the others out. */
async function add(shopper: Shopper, before: Cart | null, lines: readonly LineInput[], field: string[]) {
  const allowance = cartAllowance(shopper.host, shopper.request);
  const problems: Problem[] = [];
  let cart = before;
  for (const [index, line] of lines.slice(0, 250).entries()) {
    const item = {
      id: numberOf('ProductVariant', line.merchandiseId),
      quantity: line.quantity ?? 1,
      properties: textsOf(line.attributes) ?? undefined,
    };
    const added = await addToCart(shopper.host.store, cart?.token ?? null, [item], allowance);
    if (added.ok) cart = added.value.cart;
    else {
      cart = added.error.cart ?? cart;
      problems.push(problemOf(shopper, added.error.error, [...field, String(index)]));
    }
  }
  return { cart, problems };
}

interface CartInput {
  lines?: LineInput[] | null;
  note?: string | null;
  attributes?: Attribute[] | null;
  discountCodes?: string[] | null;
}

/** Changes texts and codes; makes the cart where there is none. */
async function change(shopper: Shopper, token: string | null, update: CartInput, field: string) {
  const done = await updateCart(
    shopper.host.store,
    token,
    {
      ...(update.note !== undefined && { note: update.note ?? '' }),
      ...(update.attributes && { attributes: textsOf(update.attributes) }),
      ...(update.discountCodes && { discount: update.discountCodes.join(',') }),
    },
    cartAllowance(shopper.host, shopper.request),
  );
  return done.ok
    ? { cart: done.value, problems: [] }
    : { cart: null, problems: [problemOf(shopper, done.error, [field])] };
}

/** The mutations of a cart. Each is acknowledged once it is on disk. `guess` counts codes that are tried. */
export function cartMutations(shopper: Shopper, guess: (codes: readonly string[], token: string) => Promise<void>) {
  const { store } = shopper.host;
  const existing = (id: string) => readCart(store, tokenOf(id));
  const tryCodes = async (codes: readonly string[] | null | undefined, token: string) => {
    if (codes && codes.length > 0) await guess(codes, token);
  };
  return {
    async cartCreate({ input }: { input?: CartInput | null }) {
      await tryCodes(input?.discountCodes, 'new');
      const added = await add(shopper, null, input?.lines ?? [], ['input', 'lines']);
      const { lines: _lines, ...texts } = input ?? {};
      if (added.cart && Object.keys(texts).length === 0) return answer(shopper, added.cart, added.problems);
      const changed = await change(shopper, added.cart?.token ?? null, texts, 'input');
      return answer(shopper, changed.cart ?? added.cart, [...added.problems, ...changed.problems]);
    },
    async cartLinesAdd({ cartId, lines }: { cartId: string; lines: LineInput[] }) {
      const cart = await existing(cartId);
      if (!cart) return answer(shopper, null, [GONE]);
      const added = await add(shopper, cart, lines, ['lines']);
      return answer(shopper, added.cart, added.problems);
    },
    async cartLinesUpdate({ cartId, lines }: { cartId: string; lines: (Partial<LineInput> & { id: string })[] }) {
      return eachLine(
        shopper,
        cartId,
        lines.map(({ id, quantity, attributes }) => ({
          id,
          quantity: quantity ?? undefined,
          properties: textsOf(attributes) ?? undefined,
        })),
      );
    },
    cartLinesRemove: ({ cartId, lineIds }: { cartId: string; lineIds: string[] }) =>
      eachLine(
        shopper,
        cartId,
        lineIds.map((id) => ({ id, quantity: 0, properties: undefined })),
      ),
    cartNoteUpdate: ({ cartId, note }: { cartId: string; note: string }) => onCart(shopper, cartId, { note }, 'note'),
    cartAttributesUpdate: ({ cartId, attributes }: { cartId: string; attributes: Attribute[] }) =>
      onCart(shopper, cartId, { attributes }, 'attributes'),
    async cartDiscountCodesUpdate({ cartId, discountCodes }: { cartId: string; discountCodes?: string[] | null }) {
      await tryCodes(discountCodes, tokenOf(cartId) ?? '');
      return onCart(shopper, cartId, { discountCodes: discountCodes ?? [] }, 'discountCodes');
    },
  };
}

async function onCart(shopper: Shopper, id: string, update: CartInput, field: string) {
  const cart = await readCart(shopper.host.store, tokenOf(id));
  if (!cart) return answer(shopper, null, [GONE]);
  const changed = await change(shopper, cart.token, update, field);
  return answer(shopper, changed.cart ?? cart, changed.problems);
}

async function eachLine(
  shopper: Shopper,
  cartId: string,
  changes: readonly { id: string; quantity: number | undefined; properties: Record<string, string> | undefined }[],
) {
  const { store } = shopper.host;
  const found = await readCart(store, tokenOf(cartId));
  if (!found) return answer(shopper, null, [GONE]);
  let cart: Cart = found;
  const allowance = cartAllowance(shopper.host, shopper.request);
  const problems: Problem[] = [];
  for (const [index, { id, quantity, properties }] of changes.slice(0, 250).entries()) {
    const key = keyOf(id);
    const done =
      key === null ? null : await changeLine(store, cart.token, { id: key, quantity, properties }, allowance);
    if (done?.ok) cart = done.value;
    else {
      const error = done ? done.error.error : ({ code: 'missing_parameters' } as const);
      problems.push(problemOf(shopper, error, ['lines', String(index), 'id']));
    }
  }
  return answer(shopper, cart, problems);
}

/** How many of these codes there are. */
export const knownCodes = ({ host }: Shopper, codes: readonly string[]) =>
  countKnownCodes(
    host.store.db,
    codes.map((code) => code.trim().toUpperCase()),
  );
