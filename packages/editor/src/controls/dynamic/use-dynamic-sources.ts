import type { DynamicSource } from '@vitrine/contract/editor/calls.schema.ts';
import { use, useEffect, useState } from 'react';
import { ResourceContext } from '../resources.ts';

export interface DynamicSources {
  status: 'loading' | 'ready' | 'failed';
  sources: readonly DynamicSource[];
  /** Why they could not be loaded; empty where the host gave no reason. */
  sentence: string;
  retry(): void;
}

/** What a setting of a type can be connected to on the owner's page. Not asked for while `isNeeded` is false. */
export function useDynamicSources(owner: string, type: string, isNeeded: boolean): DynamicSources {
  const source = use(ResourceContext);
  const [state, setState] = useState<Omit<DynamicSources, 'retry'>>({ status: 'loading', sources: [], sentence: '' });
  const [attempt, setAttempt] = useState(0);
  // `attempt` asks again for the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isNeeded) return;
    const stop = new AbortController();
    setState({ status: 'loading', sources: [], sentence: '' });
    source.dynamicSources(owner, type, stop.signal).then(
      (answer) => {
        if (stop.signal.aborted) return;
        if (answer.ok) setState({ status: 'ready', sources: answer.value, sentence: '' });
        else setState({ status: 'failed', sources: [], sentence: answer.sentence });
      },
      () => !stop.signal.aborted && setState({ status: 'failed', sources: [], sentence: '' }),
    );
    return () => stop.abort();
  }, [source, owner, type, isNeeded, attempt]);
  return { ...state, retry: () => setAttempt((before) => before + 1) };
}
