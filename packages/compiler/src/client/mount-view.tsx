import { type ReactNode, StrictMode, startTransition, useEffect, useState } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { SectionIdProvider } from '../view.ts';
import { IslandBoundary } from './island-boundary.tsx';

export interface MountedView {
  /** Resolves when the effects of the first render have run, also when the view failed or was unmounted before. */
  ready: Promise<void>;
  /** Draws the view with other props. */
  update(view: ReactNode): void;
  unmount(): void;
}

/**
 * Makes a React root: the only place that does. The view hydrates what the container holds, or is drawn anew (`isHydrated` false). When it
 * fails, the container's first HTML is put back. `name` is for the reports, `sectionId` for the ids of React and of the section.
 */
export function mountView(
  container: HTMLElement,
  view: ReactNode,
  { name, sectionId, isHydrated }: { name: string; sectionId: string; isHydrated: boolean },
): MountedView {
  const paint = container.innerHTML;
  const { promise: ready, resolve: tell } = Promise.withResolvers<void>();
  let root: Root | undefined;
  const report = (what: string) => (error: unknown) =>
    console.error(`[vitrine] ${what} in ${name} (${sectionId}):`, error);
  const options: RootOptions = {
    identifierPrefix: sectionId,
    onCaughtError: report('exception'),
    onUncaughtError: report('exception'),
    // One that ends before it has hydrated is no error: React empties it, which is what was asked.
    onRecoverableError: (error) => root && report('hydration')(error),
  };
  const whole = (shown: ReactNode) => {
    const tree = (
      <Alive tell={tell}>
        <SectionIdProvider id={sectionId}>
          <IslandBoundary paint={paint}>{shown}</IslandBoundary>
        </SectionIdProvider>
      </Alive>
    );
    // In development React runs effects twice and says where one does not survive it.
    return import.meta.env.DEV ? <StrictMode>{tree}</StrictMode> : tree;
  };
  // As a transition: React gives the page its turn every few ms, where it would otherwise take the whole view in one go.
  startTransition(() => {
    root = isHydrated ? hydrateRoot(container, whole(view), options) : createRoot(container, options);
    if (!isHydrated) root.render(whole(view));
  });
  return {
    ready,
    update: (next) => root?.render(whole(next)),
    unmount() {
      const ended = root;
      root = undefined;
      ended?.unmount();
      tell();
    },
  };
}

/** Tells once the effects of the first render, and what they changed, are on the page. */
function Alive({ tell, children }: { tell: () => void; children: ReactNode }): ReactNode {
  const [begun, setBegun] = useState(false);
  useEffect(() => setBegun(true), []);
  useEffect(() => {
    if (begun) tell();
  }, [begun, tell]);
  return children;
}
