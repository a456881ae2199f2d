import type { SubmittedLine } from '@vitrine/contract';
import type { Cart, CartItem } from '../../domain/cart.schema.ts';
import type { CallFailure } from '../call-failure.ts';
import { decode, isRecord } from '../decode.ts';
import { embeddedJson } from '../embedded-json.ts';
import type { Routes } from '../page-config.schema.ts';
import { type Call, requestJson } from '../request.ts';
import { ok, type Result } from '../result.ts';
import { fetchSection } from '../section-html.ts';
import { CartAnswer, type LineAnswer, LinesAnswer, SectionsAnswer } from './cart-answer.schema.ts';
import { COMPARE_AT_PRICES_SECTION, type LineData, parseLineData } from './compare-at-prices.ts';

/** Section that prints the whole cart as JSON, so that an add, which answers its line alone, is one round trip. */
export const CART_JSON_SECTION = 'cart-json';

/** What an add answers. `cart` is there when the page's theme has the section `cart-json`. */
export interface Added {
  lines: CartItem[];
  cart: Cart | null;
  /** Null when the section could not be had. */
  lineData: LineData | null;
}

export interface Changed {
  cart: Cart;
  lineData: LineData | null;
}

type Answer<T> = Promise<Result<T, CallFailure>>;
type Options = Pick<Call, 'signal'>;

/** The calls of the cart (rules call-1, call-3, call-4), under the page's locale prefix. */
export interface CartCalls {
  read(options?: Options): Answer<Cart>;
  readLineData(options?: Options): Answer<LineData>;
  add(lines: SubmittedLine[]): Answer<Added>;
  /** Quantities by variant id or line key; 0 removes. */
  update(updates: Record<string, number>): Answer<Changed>;
  note(note: string): Answer<Changed>;
}

/** Line properties are text in the cart, whatever a page or an app posted. */
const propertiesOf = (properties: LineAnswer['properties']): CartItem['properties'] =>
  Object.fromEntries(Object.entries(properties ?? {}).map(([name, value]) => [name, String(value ?? '')]));

/** A line as the platform answers it (docs/platform.md: cart). Its compare-at price comes from another call: null here. */
const itemOf = (line: LineAnswer): CartItem => ({
  ...line,
  compare_at_price: null,
  properties: propertiesOf(line.properties),
});

/** The cart as the platform answers it. */
const cartOf = ({ items, note, ...totals }: CartAnswer): Cart => ({
  ...totals,
  items: items.map(itemOf),
  note: note ?? '',
});

function readCart(answer: unknown): Result<Cart, CallFailure> {
  const read = decode(CartAnswer, answer);
  return read.ok ? ok(cartOf(read.value)) : read;
}

export function cartCalls(routes: () => Routes): CartCalls {
  const bundle = () => ({ sections_url: routes().root_url });
  const change = async (body: object): Answer<Changed> => {
    const sent = { ...body, sections: COMPARE_AT_PRICES_SECTION, ...bundle() };
    const answer = await requestJson(`${routes().cart_update_url}.js`, { body: sent });
    if (!answer.ok) return answer;
    const cart = readCart(answer.value);
    return cart.ok ? ok({ cart: cart.value, lineData: bundledLineData(answer.value) }) : cart;
  };

  return {
    async read(options) {
      const answer = await requestJson(`${routes().cart_url}.json`, options);
      return answer.ok ? readCart(answer.value) : answer;
    },
    async readLineData(options) {
      const answer = await fetchSection(routes().root_url, COMPARE_AT_PRICES_SECTION, options);
      return answer.ok ? parseLineData(answer.value) : answer;
    },
    async add(lines) {
      const [first] = lines;
      const wanted = lines.length === 1 && first ? first : { items: lines };
      const sent = { ...wanted, sections: `${COMPARE_AT_PRICES_SECTION},${CART_JSON_SECTION}`, ...bundle() };
      const answer = await requestJson(`${routes().cart_add_url}.js`, { body: sent });
      if (!answer.ok) return answer;
      const several = isRecord(answer.value) && Array.isArray(answer.value.items);
      const added = decode(LinesAnswer, several ? answer.value : { items: [answer.value] });
      if (!added.ok) return added;
      return ok({
        lines: added.value.items.map(itemOf),
        cart: bundledCart(answer.value),
        lineData: bundledLineData(answer.value),
      });
    },
    update: (updates) => change({ updates }),
    note: (note) => change({ note }),
  };
}

function bundled(answer: unknown, id: string): string | null {
  const read = decode(SectionsAnswer, answer);
  return (read.ok && read.value.sections?.[id]) || null;
}

function bundledLineData(answer: unknown): LineData | null {
  const html = bundled(answer, COMPARE_AT_PRICES_SECTION);
  const data = html === null ? null : parseLineData(html);
  return data?.ok ? data.value : null;
}

function bundledCart(answer: unknown): Cart | null {
  const html = bundled(answer, CART_JSON_SECTION);
  const json = html === null ? null : embeddedJson(html);
  const read = json?.ok ? readCart(json.value) : null;
  return read?.ok ? read.value : null;
}
