/** The platform's cart calls. What goes wrong is a sentence for the shopper. */
import { routes } from '@vitrine/compiler/view.ts';
import { cartCount } from './cart-count.ts';

export type Answer<T> = { ok: true; value: T } | { ok: false; error: string };

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Sends a change. `failed` is said where the platform cannot be reached, or says nothing itself. */
async function post(url: string, body: Json, failed: string): Promise<Answer<Json>> {
  try {
    const response = await fetch(`${url}.js`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    if (!isObject(answer)) return { ok: false, error: failed };
    if (response.ok) return { ok: true, value: answer };
    return { ok: false, error: typeof answer.description === 'string' ? answer.description : failed };
  } catch {
    return { ok: false, error: failed };
  }
}

/** Puts a variant into the cart. The answer is the number of pieces in the cart. */
export async function addToCart(variant: number, quantity: number, failed: string): Promise<Answer<number>> {
  const added = await post(routes.cart_add_url, { items: [{ id: variant, quantity }] }, failed);
  if (!added.ok) return added;
  // An add answers with what was added: an empty change tells the whole cart.
  const cart = await post(routes.cart_update_url, {}, failed);
  const count = cart.ok && typeof cart.value.item_count === 'number' ? cart.value.item_count : 0;
  if (count > 0) cartCount.set(count);
  return { ok: true, value: count };
}

/**
 * Sets the quantity of a line; 0 removes it. The answer is the payload of a section, as Liquid prints it with the changed cart: it is
 * what the section's view takes.
 */
export async function changeLine(
  line: { key: string; quantity: number },
  section: string,
  failed: string,
): Promise<Answer<unknown>> {
  const { key, quantity } = line;
  const body = { id: key, quantity, sections: [section], sections_url: location.pathname };
  const changed = await post(routes.cart_change_url, body, failed);
  if (!changed.ok) return changed;
  const { item_count, sections } = changed.value;
  if (typeof item_count === 'number') cartCount.set(item_count);
  const html = isObject(sections) ? sections[section] : undefined;
  if (typeof html !== 'string') return { ok: false, error: failed };
  const page = new DOMParser().parseFromString(html, 'text/html');
  const payload = page.querySelector('[data-island] > script[type="application/json"]')?.textContent;
  return payload ? { ok: true, value: JSON.parse(payload) } : { ok: false, error: failed };
}
