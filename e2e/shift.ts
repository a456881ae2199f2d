import type { Page } from '@playwright/test';

/**
 * Notes what jumps on the page from now on; call it before the page is opened. What is less than 0.0005 by the
 * browser's measure nobody sees: a line of pixels at its edge, when what stands above comes and the page keeps its place.
 * Letters that come late may make words of a line a little wider or narrower (below 0.01, in the frames of their coming):
 * their stand-ins have the same heights and nearly the same widths.
 */
export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Noted = { jumps: [], lettersAt: [] };
    Object.assign(window, { noted });
    document.fonts.addEventListener('loadingdone', () => noted.lettersAt.push(performance.now()));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, startTime, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        const what = sources.map(({ node }) => (node instanceof Element ? node.className : String(node?.nodeName)));
        if (!hadRecentInput) noted.jumps.push({ value, at: startTime, what: what.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Times in ms since the page was asked for; values by the browser's measure. */
interface Noted {
  jumps: { value: number; at: number; what: string }[];
  lettersAt: number[];
}

/** What jumped, with how far by the browser's own measure. */
export async function jumps(page: Page): Promise<string[]> {
  const { jumps, lettersAt } = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
  const seen = ({ value, at }: Noted['jumps'][number]) =>
    value >= (lettersAt.some((time) => Math.abs(time - at) < 250) ? 0.01 : 0.0005);
  return jumps.filter(seen).map(({ value, what }) => `${value.toFixed(4)} ${what}`);
}

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
