import type { Resource, ResourceKind } from '@vitrine/contract/editor/calls.ts';
import { use, useCallback, useEffect, useRef, useState } from 'react';
import { ResourceContext } from '../resources.ts';

interface ListState {
  status: 'loading' | 'ready' | 'failed';
  /** Of the latest answer, also while the next one is in flight. */
  items: readonly Resource[];
  next?: string;
  /** Why it failed; empty where the host gave no reason. */
  sentence: string;
}

export interface ResourceListing extends ListState {
  /** Adds the next 30. */
  more(): void;
  retry(): void;
  /** Puts a resource first that was just made. */
  prepend(resource: Resource): void;
}

const EMPTY: ListState = { status: 'loading', items: [], sentence: '' };

/** The resources of a kind whose title has the words of `q`. An older answer never replaces a newer one. */
export function useResourceList(kind: ResourceKind, q: string, type?: string): ResourceListing {
  const source = use(ResourceContext);
  const [state, setState] = useState<ListState>(EMPTY);
  const [attempt, setAttempt] = useState(0);
  const current = useRef<AbortController>(null);

  const load = useCallback(
    async (stop: AbortController, after?: string) => {
      setState((before) => ({ ...before, status: 'loading' }));
      const answer = await source
        .list(kind, { q, after, type }, stop.signal)
        .catch(() => ({ ok: false, sentence: '' }) as const);
      if (stop.signal.aborted) return;
      setState((before) => {
        if (!answer.ok) return { ...before, status: 'failed', sentence: answer.sentence };
        const { items, next } = answer.value;
        return {
          status: 'ready',
          items: after === undefined ? items : [...before.items, ...items],
          next,
          sentence: '',
        };
      });
    },
    [source, kind, q, type],
  );

  // `attempt` asks again for the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const stop = new AbortController();
    current.current = stop;
    void load(stop);
    return () => stop.abort();
  }, [load, attempt]);

  const { next } = state;
  return {
    ...state,
    more() {
      if (next !== undefined && current.current && state.status !== 'loading') void load(current.current, next);
    },
    retry: () => setAttempt((before) => before + 1),
    prepend: (resource) => setState((before) => ({ ...before, items: [resource, ...before.items] })),
  };
}
