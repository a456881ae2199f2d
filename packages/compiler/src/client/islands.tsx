import type { ComponentType } from 'react';
import { type MountedView, mountView } from './mount-view.tsx';

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
  const lives = new WeakMap<Element, { view?: MountedView }>();
  return {
    async mountIsland(island) {
      const { island: name = '', sectionId = '', serverMarkup } = island.dataset;
      const container = island.querySelector<HTMLElement>(':scope > [data-root]');
      const load = Object.hasOwn(views, name) ? views[name] : undefined;
      if (!load || !container) throw new Error(load ? 'has no [data-root]' : 'is not in the bundle');
      const props = payload(island);
      if (lives.has(island)) return;
      const life: { view?: MountedView } = {};
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

      life.view = mountView(container, <View {...props} />, {
        name,
        sectionId,
        isHydrated: serverMarkup !== 'client',
      });
      await life.view.ready;
    },
    unmountIsland(island) {
      const life = lives.get(island);
      lives.delete(island);
      life?.view?.unmount();
    },
  };
}

/** The section's payload, as Liquid printed it. */
function payload(island: HTMLElement): Record<string, unknown> {
  const source = island.querySelector(':scope > script[type="application/json"]')?.textContent;
  const value: unknown = JSON.parse(source || '{}');
  if (typeof value !== 'object' || value === null) throw new Error('its payload is not an object');
  return { ...value };
}
