import type { BrowserContext, Page } from '@playwright/test';

/**
 * Records the layout shifts of every page of the context, for `layoutShifts`. Shifts below 0.0005 are ignored: they are rounding of a pixel
 * when content above the window arrives and scroll anchoring holds the page in place.
 * While fonts load, shifts below 0.05 are ignored: the fallback fonts have the same heights and nearly the same widths, but which of them
 * a machine has installed differs.
 */
export async function recordShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const recorded: Recorded = { shifts: [], fontLoads: [{ from: 0, to: Number.POSITIVE_INFINITY }] };
    Object.assign(window, { recordedShifts: recorded });
    document.fonts.addEventListener('loading', () =>
      recorded.fontLoads.push({ from: performance.now(), to: Number.POSITIVE_INFINITY }),
    );
    const drawn = () => {
      for (const time of recorded.fontLoads) if (time.to > performance.now()) time.to = performance.now();
    };
    const isDrawnSoon = () => requestAnimationFrame(() => requestAnimationFrame(drawn));
    document.fonts.addEventListener('loadingdone', isDrawnSoon);
    // A page whose fonts are all cached fires no event of the font set.
    addEventListener('load', () => void document.fonts.ready.then(isDrawnSoon));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, startTime, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        const what = sources.map(({ node }) => (node instanceof Element ? node.className : String(node?.nodeName)));
        if (!hadRecentInput) recorded.shifts.push({ value, at: startTime, what: what.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Times in ms since navigation started; values are layout shift scores. */
interface Recorded {
  shifts: { value: number; at: number; what: string }[];
  /** Periods in which fonts were loading. */
  fontLoads: { from: number; to: number }[];
}

/** The layout shifts since the page was opened: score and classes of the elements. */
export async function layoutShifts(page: Page): Promise<string[]> {
  const { shifts, fontLoads } = await page.evaluate(
    () => (window as unknown as { recordedShifts: Recorded }).recordedShifts,
  );
  const seen = ({ value, at }: Recorded['shifts'][number]) =>
    value >= (fontLoads.some(({ from, to }) => from <= at && at <= to) ? 0.05 : 0.0005);
  return shifts.filter(seen).map(({ value, what }) => `${value.toFixed(4)} ${what}`);
}

/** Drops the layout shifts so far. */
export const forgetShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as { recordedShifts: Recorded }).recordedShifts.shifts.length = 0;
  });

/** Scrolls down to an element in steps of a third of the window. Resolves with it in the window's upper half. */
export async function scrollToElement(page: Page, selector: string): Promise<void> {
  await page.evaluate(async (target) => {
    const top = () => document.querySelector(target)?.getBoundingClientRect().top ?? 0;
    const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // A change in the same frame as a scroll would count as a layout shift.
    await drawn();
    // Scroll positions are whole pixels.
    while (top() > innerHeight / 3 + 1 && !isAtEnd()) {
      scrollBy({ top: Math.ceil(Math.min(innerHeight / 3, top() - innerHeight / 3)), behavior: 'instant' });
      await drawn();
    }
  }, selector);
}
