import type { Resource, ResourceKind } from '@vitrine/contract/editor/calls.ts';
import { use, useCallback, useEffect, useState } from 'react';
import { ResourceContext } from '../resources.ts';

export interface Chosen {
  /** The resource of a stored value; null: the shop does not have it; undefined: not known yet. */
  of(value: string): Resource | null | undefined;
  /** The values could not be looked up. */
  isFailed: boolean;
  retry(): void;
  /** Takes over what a picker has found, so that it is not asked for again. */
  remember(resource: Resource): void;
}

/** What the shop knows of stored values. Each is asked for once. */
export function useChosen(kind: ResourceKind, values: readonly string[], type?: string): Chosen {
  const source = use(ResourceContext);
  const [known, setKnown] = useState<ReadonlyMap<string, Resource | null>>(new Map());
  const [isFailed, setIsFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const missing = values.filter((value) => !known.has(value));
  const asked = JSON.stringify(missing);

  // `asked` is the values, as a text that is the same as long as they are; `attempt` asks again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (missing.length === 0) return;
    const stop = new AbortController();
    source.byValues(kind, missing, type, stop.signal).then(
      (answer) => {
        if (stop.signal.aborted) return;
        setIsFailed(!answer.ok);
        if (!answer.ok) return;
        const found = new Map(answer.value.map((resource) => [resource.value, resource]));
        setKnown(
          (before) => new Map([...before, ...missing.map((value) => [value, found.get(value) ?? null] as const)]),
        );
      },
      () => !stop.signal.aborted && setIsFailed(true),
    );
    return () => stop.abort();
  }, [source, kind, type, asked, attempt]);

  const remember = useCallback(
    (resource: Resource) => setKnown((before) => new Map(before).set(resource.value, resource)),
    [],
  );
  return { of: (value) => known.get(value), isFailed, retry: () => setAttempt((before) => before + 1), remember };
}
