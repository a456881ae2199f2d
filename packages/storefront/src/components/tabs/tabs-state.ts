/** Index of the active tab; null: all are closed, which only a phone can do. */
export type ActiveTab = number | null;

/** On a phone choosing the active tab collapses it; on a desktop one is always open (rule widget-11). */
export function chooseTab(active: ActiveTab, index: number, desktop: boolean): ActiveTab {
  return !desktop && active === index ? null : index;
}

/** On a desktop the first returns when the layout changes; a phone keeps what is open (rule widget-10). */
export function relayTab(active: ActiveTab, desktop: boolean): ActiveTab {
  return desktop ? 0 : active;
}
