import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { SectionIdProvider } from '../view.ts';
import { IslandBoundary } from './island-boundary.tsx';

export interface MountedView {
  /** Resolves when the effects of the first render have run, also when the view failed or was unmounted before. */
  ready: Promise<void>;
  /** Renders the view with other props. */
  update(view: ReactNode): void;
  unmount(): void;
}

/**
 * Makes a React root; nothing else does. The view hydrates the container's HTML, or replaces it (`isHydrated` false). If it fails, the
 * container's first HTML is restored. `name` is for error messages, `sectionId` for the ids of React and of the section.
 */
export function mountView(
  container: HTMLElement,
  view: ReactNode,
  { name, sectionId, isHydrated }: { name: string; sectionId: string; isHydrated: boolean },
): MountedView {
  const serverMarkup = container.innerHTML;
  const { promise: ready, resolve: notifyReady } = Promise.withResolvers<void>();
  let root: Root | undefined;
  const report = (what: string) => (error: unknown) =>
    console.error(`[vitrine] ${what} in ${name} (${sectionId}):`, error);
  const options: RootOptions = {
    identifierPrefix: sectionId,
    onCaughtError: report('exception'),
    onUncaughtError: report('exception'),
    // A root that is unmounted before it has hydrated is no error.
    onRecoverableError: (error) => root && report('hydration')(error),
  };
  // From now on React handles what is done to its fields (replay.ts).
  const noteLive = () => {
    container.dataset.live = '';
  };
  const whole = (shown: ReactNode) => {
    const tree = (
      <ReadyNotifier onLive={noteLive} onReady={notifyReady}>
        <SectionIdProvider id={sectionId}>
          <IslandBoundary serverMarkup={serverMarkup}>{shown}</IslandBoundary>
        </SectionIdProvider>
      </ReadyNotifier>
    );
    // In development React runs effects twice, to find those without a proper cleanup.
    return import.meta.env.DEV ? <StrictMode>{tree}</StrictMode> : tree;
  };
  // As a transition, React yields to the page every few ms; otherwise it renders the whole view in one task.
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
      delete container.dataset.live;
      notifyReady();
    },
  };
}

interface ReadyNotifierProps {
  onLive: () => void;
  onReady: () => void;
  children: ReactNode;
}

/** Calls `onLive` when the first render is on the page, and `onReady` when its effects, and the render that they caused, are. */
function ReadyNotifier({ onLive, onReady, children }: ReadyNotifierProps): ReactNode {
  const [isMounted, setMounted] = useState(false);
  useLayoutEffect(onLive, []);
  useEffect(() => setMounted(true), []);
  useEffect(() => {
    if (isMounted) onReady();
  }, [isMounted, onReady]);
  return children;
}
