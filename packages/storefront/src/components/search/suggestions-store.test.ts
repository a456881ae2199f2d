import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallFailure } from '../../platform/call-failure.ts';
import type { Result } from '../../platform/result.ts';
import type { Suggestions } from '../../platform/search/search-suggest.schema.ts';
import { createSuggestions, PAUSE } from './suggestions-store.ts';

type Answer = Result<Suggestions, CallFailure>;
const found = (title: string): Answer => ({
  ok: true,
  value: { queries: [], products: [], collections: [{ id: 1, title, url: '/' }], pages: [], articles: [] },
});

/** A platform whose answers come when, and in the order, the test says. */
function slowPlatform() {
  const asked: { terms: string; signal: AbortSignal; answer: (answer: Answer) => void }[] = [];
  const store = createSuggestions(
    (terms, signal) => new Promise<Answer>((answer) => asked.push({ terms, signal, answer })),
  );
  const titles = () => store.getState().shown?.suggestions.collections.map((link) => link.title);
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const answer = (index: number, with_: Answer) => {
    asked[index]?.answer(with_);
    return settle();
  };
  return { store, asked, titles, answer };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('suggestions', () => {
  it('are asked for once the fingers rest', async () => {
    const { store, asked } = slowPlatform();
    for (const text of ['d', 'dr', 'dre']) {
      store.type(text);
      await vi.advanceTimersByTimeAsync(PAUSE - 1);
    }
    expect(asked).toEqual([]);
    expect(store.getState().status).toBe('busy');
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.map(({ terms }) => terms)).toEqual(['dre']);
  });

  it('of an older text never show, whenever they arrive', async () => {
    const { store, asked, titles, answer } = slowPlatform();
    store.type('silk');
    await vi.advanceTimersByTimeAsync(PAUSE);
    store.type('linen');
    expect(asked[0]?.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(PAUSE);
    await answer(1, found('Linen'));
    expect(titles()).toEqual(['Linen']);
    await answer(0, found('Silk'));
    expect(titles()).toEqual(['Linen']);
    expect(store.getState()).toMatchObject({ terms: 'linen', status: 'ready' });
  });

  it('stay while newer ones are on their way, and go with the text', async () => {
    const { store, asked, titles, answer } = slowPlatform();
    store.type('silk');
    await vi.advanceTimersByTimeAsync(PAUSE);
    await answer(0, found('Silk'));
    store.type('silks');
    expect([titles(), store.getState().status]).toEqual([['Silk'], 'busy']);
    await vi.advanceTimersByTimeAsync(PAUSE);
    store.type('  ');
    expect(store.getState()).toEqual({ terms: '', status: 'idle', shown: null });
    await answer(1, found('Silks'));
    expect(titles()).toBeUndefined();
    expect(asked).toHaveLength(2);
  });

  it('are not asked for again when only space was typed', async () => {
    const { store, asked } = slowPlatform();
    store.type('silk');
    await vi.advanceTimersByTimeAsync(PAUSE);
    store.type(' silk  ');
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(asked).toHaveLength(1);
  });

  it('that fail take the old ones away, and the next text is asked for again', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { store, asked, answer } = slowPlatform();
    store.type('silk');
    await vi.advanceTimersByTimeAsync(PAUSE);
    await answer(0, { ok: false, error: { kind: 'network' } });
    expect(store.getState()).toMatchObject({ status: 'failed', shown: null });
    expect(warn).toHaveBeenCalledOnce();
    store.type('silks');
    await vi.advanceTimersByTimeAsync(PAUSE);
    await answer(1, found('Silks'));
    expect(store.getState().status).toBe('ready');
    expect(asked).toHaveLength(2);
  });
});
