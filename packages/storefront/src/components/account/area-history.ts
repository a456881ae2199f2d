/** Where the window stood at each place of the history that the account area has made. */
export interface AreaHistory {
  /** Keeps where the window stands, before another view is gone to. */
  remember(): void;
  /** A new place for a view that was chosen; the same address again is the same place. */
  push(url: string): void;
  /** Back or forward has happened: keeps where the window stood at the place that was left. */
  moved(): void;
  /** px, for the current place. */
  scroll(): number;
}

/** The browser's own memory of the scroll would move the old view before the new one is there, so it is kept here while the page is open. */
export function areaHistory(page: Window): AreaHistory {
  const kept = new Map<number, number>();
  const place = (): number => {
    const found: unknown = page.history.state?.accountPlace;
    return typeof found === 'number' ? found : 0;
  };
  let current = place();

  page.addEventListener('pagehide', () => {
    page.history.scrollRestoration = 'auto';
  });

  return {
    remember() {
      kept.set(current, page.scrollY);
    },
    push(url) {
      page.history.scrollRestoration = 'manual';
      if (page.location.href === url) return;
      current += 1;
      kept.delete(current);
      page.history.pushState({ accountPlace: current }, '', url);
      page.history.scrollRestoration = 'manual';
    },
    moved() {
      kept.set(current, page.scrollY);
      current = place();
    },
    scroll: () => kept.get(current) ?? 0,
  };
}
