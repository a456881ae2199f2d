import type { DynamicSource } from '@vitrine/contract/editor/calls.ts';
import { use, useEffect, useState } from 'react';
import { ResourceContext, type SourceQuery } from '../resources.ts';

export interface DynamicSources {
  status: 'loading' | 'ready' | 'failed';
  sources: readonly DynamicSource[];
  /** Why they could not be loaded; empty where the host gave no reason. */
  sentence: string;
  retry(): void;
}

/** What a setting can be connected to on the owner's page. */
export function useDynamicSources({ owner, type, metaobjectType }: SourceQuery): DynamicSources {
  const source = use(ResourceContext);
  const [state, setState] = useState<Omit<DynamicSources, 'retry'>>({ status: 'loading', sources: [], sentence: '' });
  const [attempt, setAttempt] = useState(0);
  // `attempt` asks again for the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const stop = new AbortController();
    setState({ status: 'loading', sources: [], sentence: '' });
    source.dynamicSources({ owner, type, metaobjectType }, stop.signal).then(
      (answer) => {
        if (stop.signal.aborted) return;
        if (answer.ok) setState({ status: 'ready', sources: answer.value, sentence: '' });
        else setState({ status: 'failed', sources: [], sentence: answer.sentence });
      },
      () => !stop.signal.aborted && setState({ status: 'failed', sources: [], sentence: '' }),
    );
    return () => stop.abort();
  }, [source, owner, type, metaobjectType, attempt]);
  return { ...state, retry: () => setAttempt((before) => before + 1) };
}
