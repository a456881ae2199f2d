import type { SubmittedLine } from '@vitrine/contract';
import type { Cart, CartItem } from '../../domain/cart.schema.ts';
import type { CallFailure } from '../../platform/call-failure.ts';
import type { CartCalls } from '../../platform/cart/cart-calls.ts';
import { fail, ok, type Result } from '../../platform/result.ts';

/** A line of the fake platform's own bag. */
interface Line {
  id: number;
  properties: Record<string, string>;
  quantity: number;
}

export interface FakePlatform {
  calls: CartCalls;
  lines: Line[];
  note: string;
  /** Pieces of each variant; 20 unless told. Of these an update adds a line where there is none. */
  stock: Record<number, number>;
  /** What the next calls do instead of answering, in order; undefined: answer. `lost` acts but its answer never comes. */
  faults: (CallFailure | 'lost' | undefined)[];
  /** The same for changes alone: reads go on to be answered. */
  changeFaults: (CallFailure | 'lost' | undefined)[];
  /** ms the next calls take, in order; 10 each after that. */
  delays: number[];
  /** Calls that began, by name, with what they carried. */
  log: { call: string; sent?: unknown }[];
  /** Calls in flight; more than one change at a time is a race. */
  changing: number;
  mostChanging: number;
  /** Whether an add answers the whole cart too (the section `cart-json`). */
  bundlesCart: boolean;
  compareAt: Record<number, number>;
  cart(): Cart;
}

export const PRICE = 1250;

/** A platform with the cart's rules (docs/platform.md: cart API), on the clock of the test. */
export function fakePlatform(lines: Line[] = []): FakePlatform {
  const platform: FakePlatform = {
    lines,
    note: '',
    stock: {},
    faults: [],
    changeFaults: [],
    delays: [],
    log: [],
    changing: 0,
    mostChanging: 0,
    bundlesCart: true,
    compareAt: {},
    cart: () => ({
      items: platform.lines.map(asItem),
      item_count: platform.lines.reduce((sum, line) => sum + line.quantity, 0),
      total_price: platform.lines.reduce((sum, line) => sum + line.quantity * PRICE, 0),
      note: platform.note,
    }),
    calls: {
      read: (options) => call('read', undefined, false, () => ok(platform.cart()), options?.signal),
      readLineData: (options) => call('prices', undefined, false, () => ok(lineData()), options?.signal),
      add: (sent) => call('add', sent, true, () => add(sent)),
      update: (sent) => call('update', sent, true, () => update(sent)),
      note: (sent) =>
        call('note', sent, true, () => {
          platform.note = sent;
          return ok({ cart: platform.cart(), lineData: lineData() });
        }),
    },
  };

  const lineData = () => ({ compareAtPrices: { ...platform.compareAt }, facts: {} });
  const stockOf = (id: number) => platform.stock[id] ?? 20;

  function add(sent: SubmittedLine[]) {
    const touched: Line[] = [];
    for (const { id, quantity, properties = {} } of sent) {
      const held = platform.lines.filter((line) => line.id === id).reduce((sum, line) => sum + line.quantity, 0);
      const granted = Math.min(quantity, stockOf(id) - held);
      let line = platform.lines.find((known) => keyOf(known) === keyOf({ id, properties }));
      if (granted > 0) {
        if (!line) {
          line = { id, properties, quantity: 0 };
          platform.lines.unshift(line);
        }
        line.quantity += granted;
        touched.push(line);
      }
      if (granted < quantity) return fail(refused(422, 'There is not that much of it.'));
    }
    return ok({
      lines: touched.map(asItem),
      cart: platform.bundlesCart ? platform.cart() : null,
      lineData: lineData(),
    });
  }

  function update(sent: Record<string, number>) {
    for (const [address, quantity] of Object.entries(sent)) {
      let line = platform.lines.find((known) => keyOf(known) === address || String(known.id) === address);
      if (!line && Number(address) in platform.stock) {
        line = { id: Number(address), properties: {}, quantity: 0 };
        platform.lines.unshift(line);
      }
      if (!line) return fail(refused(404, 'Cannot find variant'));
      line.quantity = Math.min(quantity, stockOf(line.id));
    }
    platform.lines = platform.lines.filter((line) => line.quantity > 0);
    return ok({ cart: platform.cart(), lineData: lineData() });
  }

  async function call<T>(
    name: string,
    sent: unknown,
    changes: boolean,
    act: () => Result<T, CallFailure>,
    signal?: AbortSignal,
  ): Promise<Result<T, CallFailure>> {
    platform.log.push(sent === undefined ? { call: name } : { call: name, sent });
    const fault = platform.faults.shift() ?? (changes ? platform.changeFaults.shift() : undefined);
    if (changes) platform.changing += 1;
    platform.mostChanging = Math.max(platform.mostChanging, platform.changing);
    const answer = fault === 'lost' || fault === undefined ? act() : undefined;
    const cancelled = await pause(platform.delays.shift() ?? 10, signal);
    if (changes) platform.changing -= 1;
    if (cancelled) return fail({ kind: 'cancelled' });
    if (fault === 'lost') return fail({ kind: 'timeout' });
    return answer ?? fail(fault ?? { kind: 'network' });
  }

  return platform;
}

export const refused = (status: number, description: string): CallFailure => ({
  kind: 'status',
  status,
  message: 'Cart Error',
  description,
  fields: {},
});

export function keyOf({ id, properties }: Pick<Line, 'id' | 'properties'>): string {
  return `${id}:${JSON.stringify(Object.entries(properties).sort())}`;
}

function asItem(line: Line): CartItem {
  return {
    key: keyOf(line),
    id: line.id,
    product_id: line.id * 10,
    url: `/products/p${line.id}?variant=${line.id}`,
    image: null,
    title: `Piece ${line.id} - M`,
    product_title: `Piece ${line.id}`,
    variant_title: 'M',
    options_with_values: [{ name: 'Size', value: 'M' }],
    quantity: line.quantity,
    original_price: PRICE,
    final_price: PRICE,
    final_line_price: PRICE * line.quantity,
    compare_at_price: null,
    properties: line.properties,
  };
}

/** Resolves after `ms` of the test's clock, or with true as soon as the signal says stop. */
function pause(ms: number, signal?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
