import type { SubmittedLine } from '@vitrine/contract';
import { createStore } from 'zustand/vanilla';
import type { Cart, CartItem } from '../../domain/cart.schema.ts';
import { allowedQuantity } from '../../domain/quantity-limit.ts';
import type { CallFailure } from '../../platform/call-failure.ts';
import type { CartCalls } from '../../platform/cart/cart-calls.ts';
import { type LineData, withLineData } from '../../platform/cart/compare-at-prices.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import type { CartStore, ChangeResult } from './cart-api.ts';
import type { CartChange, CartListener, ChangeContext } from './cart-change.ts';
import { cartError } from './cart-error.ts';
import { type CartError, type CartState, initialCartState, NOTE_ERROR } from './cart-state.ts';
import { addError } from './cart-summary.ts';
import { changeQueue } from './change-queue.ts';
import { followLine, lineAddress } from './line-address.ts';
import { visibleCart, withLines } from './visible-cart.ts';

/** ms in which a second, equal add is taken for the other half of a double click. */
export const DOUBLE_CLICK = 500;

/** Of an add of one line: that line. An answer without any counts as none. */
const firstOf = (result: ChangeResult<CartItem[]>): ChangeResult<CartItem> => {
  if (!result.ok) return result;
  const [line] = result.value;
  return line ? ok(line) : fail({ kind: 'unexpected', message: '' });
};

export interface CartSetup {
  calls: CartCalls;
  /** The theme setting `show_errors`: false keeps errors out of the state. */
  showErrors?: () => boolean;
  /** ms, any origin. */
  now?: () => number;
}

export function createCart({ calls, showErrors = () => true, now = Date.now }: CartSetup): CartStore {
  const store = createStore<CartState>(initialCartState);
  const listeners = new Set<CartListener>();
  /** Compare-at price and facts by item id, for every item the platform was asked about. */
  const known: LineData = { compareAtPrices: {}, facts: {} };
  /** Quantities that have been sent and not answered, by line key. */
  let sending: Record<string, number> = {};
  let waiting: { key: string; resolve: (result: ChangeResult) => void }[] = [];
  const recentAdds = new Map<string, { at: number; busy: boolean; result: Promise<ChangeResult<CartItem>> }>();
  const queued = { quantities: false, note: false };

  const queue = changeQueue(async (signal) => {
    const read = await calls.read({ signal });
    if (!read.ok) {
      if (read.error.kind === 'cancelled') return false;
      cartError('read', read.error);
      commit({ status: store.getState().status === 'ready' ? 'ready' : 'failed' });
      return true;
    }
    settle(read.value);
    if (read.value.items.length === 0) return true;
    const data = await calls.readLineData({ signal });
    if (!data.ok) {
      if (data.error.kind === 'cancelled') return false;
      cartError('compare-at prices', data.error);
      for (const { id } of read.value.items) known.compareAtPrices[id] ??= null;
      return true;
    }
    learn(data.value, read.value.items);
    settle(store.getState().settled);
    return true;
  });

  function commit(change: Partial<CartState>) {
    const next = { ...store.getState(), ...change };
    const redraw = 'settled' in change || 'pending' in change || 'pendingNote' in change || 'settling' in change;
    store.setState(redraw ? { ...next, visible: visibleCart(next) } : next);
  }

  function withError(key: string, error: CartError | undefined): CartState['errors'] {
    const { [key]: _, ...rest } = store.getState().errors;
    return error && showErrors() ? { ...rest, [key]: error } : rest;
  }

  function learn(answer: LineData | null, items: CartItem[]) {
    if (!answer) return;
    for (const { id } of items) {
      known.compareAtPrices[id] = answer.compareAtPrices[id] ?? null;
      const facts = answer.facts[id];
      if (facts) known.facts[id] = facts;
    }
  }

  /** Takes the platform's word for the bag. What is still pending keeps to its lines, under their new keys. */
  function settle(cart: Cart, pending = store.getState().pending, pendingNote = store.getState().pendingNote) {
    const { settled: before, errors } = store.getState();
    const follow = <T>(byKey: Readonly<Record<string, T>>, lost: (key: string, value: T) => void) => {
      const moved: Record<string, T> = {};
      for (const [key, value] of Object.entries(byKey)) {
        const isLine = before.items.some((item) => item.key === key);
        const now = isLine ? followLine(before, cart, key) : key;
        if (now === undefined) lost(key, value);
        else moved[now] = value;
      }
      return moved;
    };
    for (const waiter of waiting) waiter.key = followLine(before, cart, waiter.key) ?? waiter.key;
    const moved = follow(pending, (key, wanted) =>
      finish(key, wanted === 0 ? ok(undefined) : fail({ kind: 'adjusted', message: '', count: 0 })),
    );
    commit({
      status: 'ready',
      settled: withLineData(cart, known),
      pending: moved,
      pendingNote,
      settling: false,
      errors: follow(errors, () => {}),
    });
  }

  /** A change that answered the whole bag was as good as a read; unless a compare-at price is not known. */
  function readAgain(cart: Cart, upTo: number) {
    if (cart.items.every((item) => item.id in known.compareAtPrices)) queue.served(upTo);
    else void queue.read();
  }

  function finish(key: string, result: ChangeResult) {
    for (const waiter of waiting) if (waiter.key === key) waiter.resolve(result);
    waiting = waiting.filter((waiter) => waiter.key !== key);
  }

  /** Tells the listeners that a change is sent; the answer tells them how it ended. */
  function announce(change: CartChange) {
    let end: (result: Result<Cart, CallFailure>) => void = () => {};
    const outcome = new Promise<Result<Cart, CallFailure>>((resolve) => {
      end = resolve;
    });
    for (const listener of listeners) listener.started?.(change, outcome);
    return {
      made() {
        const { settled } = store.getState();
        end(ok(settled));
        for (const listener of listeners) listener.changed?.(change, settled);
      },
      failed: (failure: CallFailure) => end(fail(failure)),
    };
  }

  /** Lines in one call: all of them are added, or the platform says why not. */
  async function sendAdd(sent: SubmittedLine[], context: ChangeContext): Promise<ChangeResult<CartItem[]>> {
    const upTo = queue.asked();
    const told = announce({ action: 'add', lines: sent, context });
    const answer = await calls.add(sent);
    const adding = [...store.getState().adding];
    for (const { id } of sent) if (adding.includes(id)) adding.splice(adding.indexOf(id), 1);
    const [line] = sent;
    if (!line || !answer.ok || answer.value.lines.length === 0) {
      const failure: CallFailure = answer.ok ? { kind: 'bad-shape', path: 'items' } : answer.error;
      const error = { ...cartError('add', failure), ...(sent.length === 1 && { line }) };
      commit({
        adding,
        errors: sent.length === 1 && line ? withError(addError(line.id), error) : store.getState().errors,
      });
      told.failed(failure);
      void queue.read();
      return fail(error);
    }
    const { cart, lines, lineData } = answer.value;
    commit({ adding });
    learn(lineData, cart?.items ?? lines);
    settle(cart ?? withLines(store.getState().settled, lines));
    if (cart) readAgain(cart, upTo);
    else {
      commit({ settling: true });
      void queue.read();
    }
    told.made();
    return ok(lines);
  }

  async function sendQuantities(sent: Record<string, number>, context: ChangeContext): Promise<void> {
    const { settled } = store.getState();
    const updates: Record<string, number> = {};
    const lines: { key: string; id: number; quantity: number }[] = [];
    for (const [key, quantity] of Object.entries(sent)) {
      const item = settled.items.find((candidate) => candidate.key === key);
      const address = lineAddress(settled, key);
      if (!item || !address) continue;
      updates[address] = quantity;
      lines.push({ key, id: item.id, quantity });
    }
    if (lines.length === 0) return;
    sending = sent;
    const upTo = queue.asked();
    const action = lines.every((line) => line.quantity === 0) ? 'remove' : 'update';
    const told = announce({ action, lines, context });
    const answer = await calls.update(updates);
    sending = {};
    if (!answer.ok && answer.error.kind === 'status' && lines.length > 1) {
      // One of them was refused: apart, the others are made and the one at fault has the error.
      told.failed(answer.error);
      for (const { key, quantity } of lines) {
        if (store.getState().pending[key] === quantity) await sendQuantities({ [key]: quantity }, context);
      }
      return;
    }
    const { pending } = store.getState();
    const answered = lines.filter((line) => pending[line.key] === line.quantity);
    const rest = Object.fromEntries(
      Object.entries(pending).filter(([key]) => !answered.some((line) => line.key === key)),
    );
    if (!answer.ok) {
      const error = cartError(action, answer.error);
      const errors = { ...store.getState().errors };
      for (const { key } of answered) if (showErrors()) errors[key] = error;
      commit({ pending: rest, errors });
      told.failed(answer.error);
      for (const { key } of answered) finish(key, fail(error));
      void queue.read();
      return;
    }
    const { cart, lineData } = answer.value;
    const adjusted = answered.flatMap((line) => {
      const key = followLine(settled, cart, line.key) ?? line.key;
      const count = cart.items.find((item) => item.key === key)?.quantity ?? 0;
      return count === line.quantity ? [] : [{ was: line.key, key, count }];
    });
    learn(lineData, cart.items);
    // Their waiters are told before their keys move.
    for (const { key } of answered) {
      const other = adjusted.find((line) => line.was === key);
      finish(key, other ? fail({ kind: 'adjusted', message: '', count: other.count }) : ok(undefined));
    }
    settle(cart, rest);
    for (const { key, count } of adjusted) {
      commit({ errors: withError(key, { kind: 'adjusted', message: '', count }) });
    }
    readAgain(cart, upTo);
    told.made();
  }

  async function sendVariant(key: string, id: number, context: ChangeContext): Promise<ChangeResult<string>> {
    const { settled, pending } = store.getState();
    const item = settled.items.find((candidate) => candidate.key === key);
    const address = lineAddress(settled, key);
    if (!item || !address) return fail({ kind: 'adjusted', message: '', count: 0 });
    if (item.id === id) return ok(key);
    const twin = settled.items.find((candidate) => candidate.id === id);
    const quantity = (twin?.quantity ?? 0) + (pending[key] ?? item.quantity);
    const target = (twin && lineAddress(settled, twin.key)) ?? String(id);
    const upTo = queue.asked();
    const told = announce({ action: 'update', lines: [{ key, id, quantity }], context });
    const answer = await calls.update({ [address]: 0, [target]: quantity });
    if (!answer.ok) {
      const error = cartError('variant', answer.error);
      commit({ errors: withError(key, error) });
      told.failed(answer.error);
      void queue.read();
      return fail(error);
    }
    const { cart, lineData } = answer.value;
    learn(lineData, cart.items);
    const { [key]: _, ...others } = store.getState().pending;
    settle(cart, others);
    const line =
      (twin && cart.items.find((candidate) => candidate.key === twin.key)) ??
      cart.items.find((candidate) => candidate.id === id);
    if (line && line.quantity !== quantity) {
      commit({ errors: withError(line.key, { kind: 'adjusted', message: '', count: line.quantity }) });
    }
    readAgain(cart, upTo);
    told.made();
    return line ? ok(line.key) : fail({ kind: 'adjusted', message: '', count: 0 });
  }

  async function sendNote(context: ChangeContext): Promise<ChangeResult> {
    const note = store.getState().pendingNote;
    if (note === null) return ok(undefined);
    const upTo = queue.asked();
    const told = announce({ action: 'note', note, context });
    const answer = await calls.note(note);
    const newest = store.getState().pendingNote === note;
    if (!answer.ok) {
      const error = cartError('note', answer.error);
      if (newest) commit({ pendingNote: null, errors: withError(NOTE_ERROR, error) });
      told.failed(answer.error);
      void queue.read();
      return fail(error);
    }
    learn(answer.value.lineData, answer.value.cart.items);
    settle(answer.value.cart, undefined, newest ? null : store.getState().pendingNote);
    readAgain(answer.value.cart, upTo);
    told.made();
    return ok(undefined);
  }

  function wantQuantities(context: ChangeContext) {
    if (queued.quantities) return;
    queued.quantities = true;
    queue.change(async () => {
      queued.quantities = false;
      await sendQuantities(store.getState().pending, context);
      if (Object.keys(store.getState().pending).length > 0) wantQuantities(context);
    });
  }

  const setQuantity: CartStore['setQuantity'] = async (key, quantity, context = 'cart') => {
    // A press may come before the bag was read; it is meant all the same.
    if (['idle', 'loading'].includes(store.getState().status)) await queue.read();
    if (store.getState().status === 'failed') {
      const unread: CartError = { kind: 'offline', message: '' };
      commit({ errors: withError(key, unread) });
      return fail(unread);
    }
    const { settled, pending } = store.getState();
    const item = settled.items.find((candidate) => candidate.key === key);
    if (!item) return fail({ kind: 'adjusted', message: '', count: 0 });
    const wanted = allowedQuantity(item, quantity);
    if (wanted === 0) {
      // Adding it again is no second half of a double click.
      for (const signature of recentAdds.keys()) if (signature.startsWith(`[${item.id},`)) recentAdds.delete(signature);
    }
    const { [key]: _, ...others } = pending;
    const back = wanted === item.quantity && !(key in sending);
    commit({ pending: back ? others : { ...others, [key]: wanted }, errors: withError(key, undefined) });
    if (back) finish(key, ok(undefined));
    if (back) return ok(undefined);
    const result = new Promise<ChangeResult>((resolve) => waiting.push({ key, resolve }));
    wantQuantities(context);
    return result;
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    start() {
      if (store.getState().status !== 'idle') return;
      commit({ status: 'loading' });
      void queue.read();
    },
    refetch: () => queue.read(),
    add(line, context = 'product') {
      const properties = Object.entries(line.properties ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
      const signature = JSON.stringify([line.id, line.quantity, properties]);
      for (const [other, { at, busy }] of recentAdds) {
        if (!busy && now() - at >= DOUBLE_CLICK) recentAdds.delete(other);
      }
      const recent = recentAdds.get(signature);
      if (recent) return recent.result;
      commit({ adding: [...store.getState().adding, line.id], errors: withError(addError(line.id), undefined) });
      const result = new Promise<ChangeResult<CartItem>>((resolve) => {
        queue.change(async () => {
          const outcome = firstOf(await sendAdd([line], context));
          entry.busy = false;
          // A failed add may be tried again at once.
          if (!outcome.ok) recentAdds.delete(signature);
          resolve(outcome);
        });
      });
      const entry = { at: now(), busy: true, result };
      recentAdds.set(signature, entry);
      return result;
    },
    addAll(lines, context = 'product') {
      commit({ adding: [...store.getState().adding, ...lines.map(({ id }) => id)] });
      return new Promise((resolve) => queue.change(() => sendAdd(lines, context).then(resolve)));
    },
    setQuantity,
    changeVariant(key, variantId, context = 'cart') {
      commit({ errors: withError(key, undefined) });
      return new Promise((resolve) => queue.change(() => sendVariant(key, variantId, context).then(resolve)));
    },
    setNote(note, context = 'cart') {
      const { settled, pendingNote } = store.getState();
      if (note === (pendingNote ?? settled.note)) return Promise.resolve(ok(undefined));
      commit({ pendingNote: note, errors: withError(NOTE_ERROR, undefined) });
      return new Promise((resolve) => queue.change(() => sendNote(context).then(resolve)));
    },
    dismissError: (key) => commit({ errors: withError(key, undefined) }),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
