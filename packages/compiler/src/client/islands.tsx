import { SectionIdProvider } from '@vitrine/compiler/view.ts';
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { IslandBoundary } from './island-boundary.tsx';

/** Every view by the name its marker carries; each is fetched when it is wanted. */
export type Views = Record<string, () => Promise<{ default: ComponentType<Record<string, unknown>> }>>;

export interface Islands {
  /**
   * Brings one island to life: its view takes over what the platform painted, or (`data-server-markup="client"`) draws in place of the skeleton.
   * Resolves when its effects have run, also when the view failed and its server markup was put back, or when the island ended before.
   */
  mountIsland(island: HTMLElement): Promise<void>;
  /**
   * Ends an island, also one that is still being mounted: the theme editor takes its section away, or the account area shows another view.
   * What was in flight comes to nothing, and is no error.
   */
  unmountIsland(island: Element): void;
}

export function createIslands(views: Views): Islands {
  /** The islands that are mounted, or being mounted: those have no root yet. */
  const lives = new WeakMap<Element, { root?: Root; end?: () => void }>();
  return {
    async mountIsland(island) {
      const { island: name = '', sectionId = '', serverMarkup } = island.dataset;
      const container = island.querySelector<HTMLElement>(':scope > [data-root]');
      const load = Object.hasOwn(views, name) ? views[name] : undefined;
      if (!load || !container) throw new Error(load ? 'has no [data-root]' : 'is not in the bundle');
      const props = payload(island);
      if (lives.has(island)) return;
      const life: { root?: Root; end?: () => void } = {};
      lives.set(island, life);
      const { default: View } = await load()
        .catch(load)
        .catch((error: unknown) => {
          lives.delete(island);
          throw error;
        });
      if (lives.get(island) !== life) return;
      if (!island.isConnected) {
        lives.delete(island);
        return;
      }

      const report = (what: string) => (error: unknown) =>
        console.error(`[vitrine] ${what} in ${name} (${sectionId}):`, error);
      const options: RootOptions = {
        identifierPrefix: sectionId,
        onCaughtError: report('exception'),
        onUncaughtError: report('exception'),
        // One that ends before it has hydrated is no error: React empties it, which is what was asked.
        onRecoverableError: (error) => lives.get(island) === life && report('hydration')(error),
      };
      await new Promise<void>((alive) => {
        const view = (
          <Alive tell={alive}>
            <SectionIdProvider id={sectionId}>
              <IslandBoundary paint={container.innerHTML}>
                <View {...props} />
              </IslandBoundary>
            </SectionIdProvider>
          </Alive>
        );
        // As a transition: React gives the page its turn every few ms, where it would otherwise take the whole view in one go.
        startTransition(() => {
          const root =
            serverMarkup === 'client' ? createRoot(container, options) : hydrateRoot(container, view, options);
          if (serverMarkup === 'client') root.render(view);
          Object.assign(life, { root, end: alive });
        });
      });
    },
    unmountIsland(island) {
      const life = lives.get(island);
      lives.delete(island);
      life?.root?.unmount();
      life?.end?.();
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

/** The section's payload, as Liquid printed it. */
function payload(island: HTMLElement): Record<string, unknown> {
  const source = island.querySelector(':scope > script[type="application/json"]')?.textContent;
  const value: unknown = JSON.parse(source || '{}');
  if (typeof value !== 'object' || value === null) throw new Error('its payload is not an object');
  return { ...value };
}
