import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CallFailure } from '../../platform/call-failure.ts';
import { newest } from '../../platform/newest.ts';
import type { Result } from '../../platform/result.ts';
import type { Suggestions } from '../../platform/search/search-suggest.schema.ts';

/** ms without a key before the platform is asked. */
export const PAUSE = 160;

export interface SuggestionsState {
  /** What stands in the field, without the space around it. */
  terms: string;
  status: 'idle' | 'busy' | 'ready' | 'failed';
  /** The newest answer, and what it answers. It stays while a newer one is on its way. */
  shown: { terms: string; suggestions: Suggestions } | null;
}

export interface SuggestionsStore
  extends Pick<StoreApi<SuggestionsState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Another text in the field: what was asked before is cancelled, and its answer never shows. */
  type(text: string): void;
}

/** Suggestions as a shopper types: one question at a time, asked when the fingers rest. */
export function createSuggestions(
  suggest: (terms: string, signal: AbortSignal) => Promise<Result<Suggestions, CallFailure>>,
): SuggestionsStore {
  const store = createStore<SuggestionsState>(() => ({ terms: '', status: 'idle', shown: null }));
  const { getState, getInitialState, setState, subscribe } = store;
  const calls = newest();
  let pause: ReturnType<typeof setTimeout> | undefined;

  const ask = async (terms: string) => {
    const signal = calls.next();
    const answer = await suggest(terms, signal);
    if (signal.aborted) return;
    if (answer.ok) setState({ status: 'ready', shown: { terms, suggestions: answer.value } });
    else {
      console.warn('[vitrine] suggestions', answer.error);
      setState({ status: 'failed', shown: null });
    }
  };

  return {
    getState,
    getInitialState,
    subscribe,
    type(text) {
      const terms = text.trim().replace(/\s+/g, ' ');
      if (terms === getState().terms) return;
      clearTimeout(pause);
      calls.stop();
      if (terms === '') {
        setState({ terms, status: 'idle', shown: null });
        return;
      }
      setState({ terms, status: 'busy' });
      pause = setTimeout(() => ask(terms), PAUSE);
    },
  };
}
