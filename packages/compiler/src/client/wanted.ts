/** Told to an island that sleeps until it is wanted (`hydrate: 'interaction'`): it wakes. */
export const WANTED = 'vitrine:wanted';

/** Wakes an island of this page by its name, as a touch would. */
export function wakeIsland(name: string, page: ParentNode = document): void {
  page.querySelector(`[data-island="${name}"]`)?.dispatchEvent(new Event(WANTED, { bubbles: true }));
}
