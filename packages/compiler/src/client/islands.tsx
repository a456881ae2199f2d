import type { ComponentType } from 'react';
import { type MountedView, mountView } from './mount-view.tsx';

/** Every view by the name of its island; each is fetched on demand. */
export type Views = Record<string, () => Promise<{ default: ComponentType<Record<string, unknown>> }>>;

/** What is known of an island that is mounted, or being mounted. */
export interface MountedIsland {
  /** Undefined while it is being mounted. */
  view?: MountedView;
  View?: ComponentType<Record<string, unknown>>;
}

export interface Islands {
  /**
   * Mounts one island: its view hydrates the server markup, or (`data-server-markup="client"`) replaces the skeleton. Resolves when its
   * effects have run, also if the view failed and its server markup was restored, or if the island was unmounted before.
   */
  mountIsland(island: HTMLElement): Promise<void>;
  /**
   * Unmounts an island, also one that is still being mounted: the theme editor removed its section, or the account area shows another view.
   * What is in flight is dropped without an error.
   */
  unmountIsland(island: Element): void;
}

export function createIslands(views: Views): Islands & { mounted: WeakMap<Element, MountedIsland> } {
  const mounted = new WeakMap<Element, MountedIsland>();
  return {
    mounted,
    async mountIsland(island) {
      const { island: name = '', sectionId = '', serverMarkup } = island.dataset;
      const container = island.querySelector<HTMLElement>(':scope > [data-root]');
      const load = Object.hasOwn(views, name) ? views[name] : undefined;
      if (!load || !container) throw new Error(load ? 'has no [data-root]' : 'is not in the bundle');
      const props = payload(island);
      if (mounted.has(island)) return;
      const mount: MountedIsland = {};
      mounted.set(island, mount);
      const { default: View } = await load()
        .catch(load)
        .catch((error: unknown) => {
          mounted.delete(island);
          throw error;
        });
      if (mounted.get(island) !== mount) return;
      if (!island.isConnected) {
        mounted.delete(island);
        return;
      }

      mount.View = View;
      mount.view = mountView(container, <View {...props} />, {
        name,
        sectionId,
        isHydrated: serverMarkup !== 'client',
      });
      await mount.view.ready;
    },
    unmountIsland(island) {
      const mount = mounted.get(island);
      mounted.delete(island);
      mount?.view?.unmount();
    },
  };
}

/** The section's payload, as Liquid printed it. @throws Error if it is not an object */
export function payload(island: HTMLElement): Record<string, unknown> {
  const source = island.querySelector(':scope > script[type="application/json"]')?.textContent;
  const value: unknown = JSON.parse(source || '{}');
  if (typeof value !== 'object' || value === null) throw new Error('its payload is not an object');
  return { ...value };
}
