import type { Page } from '@playwright/test';

/**
 * Notes what jumps on the page from now on; call it before the page is opened. What is less than 0.0005 by the
 * browser's measure nobody sees: a line of pixels at its edge, when what stands above comes and the page keeps its place.
 */
export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const jumps: string[] = [];
    Object.assign(window, { jumps });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        const what = sources.map(({ node }) => (node instanceof Element ? node.className : String(node?.nodeName)));
        if (!hadRecentInput && value >= 0.0005) jumps.push(`${value.toFixed(4)} ${what.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What jumped, with how far by the browser's own measure. */
export const jumps = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { jumps: string[] }).jumps);

/** Goes down the page to an element as a reader does, a third of a window at a time. Resolves with it in the window's upper half. */
export async function readTo(page: Page, selector: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    const top = () => document.querySelector(wanted)?.getBoundingClientRect().top ?? 0;
    const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    // A window scrolls by whole pixels.
    while (top() > innerHeight / 3 + 1 && !isAtEnd()) {
      scrollBy({ top: Math.ceil(Math.min(innerHeight / 3, top() - innerHeight / 3)), behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  }, selector);
}
