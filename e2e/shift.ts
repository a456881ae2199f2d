import type { BrowserContext, Page } from '@playwright/test';

/**
 * Notes what jumps on every page of the context, for `jumps`. What is less than 0.0005 by the browser's measure nobody sees: a line of
 * pixels at its edge, when what stands above comes and the page keeps its place.
 * Letters that come late may make words of a line wider or narrower (below 0.05, from when they are asked for until they are drawn):
 * their stand-ins have the same heights and nearly the same widths, and which stand-ins there are the machine decides.
 */
export async function noteJumps(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const noted: Noted = { jumps: [], letters: [{ from: 0, to: Number.POSITIVE_INFINITY }] };
    Object.assign(window, { noted });
    document.fonts.addEventListener('loading', () =>
      noted.letters.push({ from: performance.now(), to: Number.POSITIVE_INFINITY }),
    );
    const drawn = () => {
      for (const time of noted.letters) if (time.to > performance.now()) time.to = performance.now();
    };
    const isDrawnSoon = () => requestAnimationFrame(() => requestAnimationFrame(drawn));
    document.fonts.addEventListener('loadingdone', isDrawnSoon);
    // A page whose letters the browser has asks for none.
    addEventListener('load', () => void document.fonts.ready.then(isDrawnSoon));
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
  /** When letters were on their way. */
  letters: { from: number; to: number }[];
}

/** What has jumped since the page was opened, with how far by the browser's own measure. */
export async function jumps(page: Page): Promise<string[]> {
  const { jumps, letters } = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
  const seen = ({ value, at }: Noted['jumps'][number]) =>
    value >= (letters.some(({ from, to }) => from <= at && at <= to) ? 0.05 : 0.0005);
  return jumps.filter(seen).map(({ value, what }) => `${value.toFixed(4)} ${what}`);
}

/** Goes down the page to an element as a reader does, a third of a window at a time. Resolves with it in the window's upper half. */
export async function readTo(page: Page, selector: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    const top = () => document.querySelector(wanted)?.getBoundingClientRect().top ?? 0;
    const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // A change and a scroll that share a frame look like a jump.
    await drawn();
    // A window scrolls by whole pixels.
    while (top() > innerHeight / 3 + 1 && !isAtEnd()) {
      scrollBy({ top: Math.ceil(Math.min(innerHeight / 3, top() - innerHeight / 3)), behavior: 'instant' });
      await drawn();
    }
  }, selector);
}
