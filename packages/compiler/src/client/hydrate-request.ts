/** Event that requests the hydration of a dormant island (`hydrate: 'interaction'`). */
export const HYDRATE_REQUEST = 'vitrine:wanted';

/** Hydrates an island of this page by its name, as a visitor's touch would. */
export function hydrateIsland(name: string, page: ParentNode = document): void {
  page.querySelector(`[data-island="${name}"]`)?.dispatchEvent(new Event(HYDRATE_REQUEST, { bubbles: true }));
}
