import type { Browser, Page } from '@playwright/test';

/** How many times slower than this machine the processor is that the figures are given for. */
export const SLOWED = 4;

/**
 * Options of the browser that is measured. V8 leaves the places of its code out and reads the whole file again when somebody asks where
 * a request came from, as only developer tools do, and what drives this browser: it had better keep them.
 */
export const MEASURED_BROWSER = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--js-flags=--no-enable-lazy-source-positions',
];

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** µs */
  ts: number;
  /** µs of processor time; what other programs took meanwhile is not in it. */
  tdur?: number;
  dur?: number;
  args: {
    name?: string;
    data?: { url?: string; processId?: number; frames?: { url?: string; processId?: number }[] };
    chrome_mojo_event_info?: { mojo_interface_tag?: string };
  };
}

export const startTrace = (browser: Browser, page: Page): Promise<void> =>
  browser.startTracing(page, { categories: ['toplevel', 'loading', 'disabled-by-default-devtools.timeline'] });

/**
 * Ends a trace: the longest task of the page's main thread, from the first paint on where there is one, in ms of processor time on a
 * processor `SLOWED` times slower. The page runs at the machine's own speed and its processor time is multiplied: the browser's way to slow a page down
 * is a second thread that interrupts it, which counts wrongly on a machine that others use. Only the page's own process
 * counts: the browser draws parts of its own window as pages too.
 */
export async function longestTask(browser: Browser, origin: string): Promise<number> {
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const events = trace.traceEvents;
  const frames = events.flatMap(({ name, args: { data } }) =>
    name === 'TracingStartedInBrowser'
      ? (data?.frames ?? [])
      : name === 'FrameCommittedInBrowser' && data
        ? [data]
        : [],
  );
  const pages = new Set(frames.filter(({ url }) => url?.startsWith(origin)).map(({ processId }) => processId));
  const threads = new Set(
    events
      .filter(({ name, pid, args }) => name === 'thread_name' && args.name === 'CrRendererMain' && pages.has(pid))
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  if (threads.size === 0) throw new Error('The trace does not know the page.');
  const mine = events.filter(({ pid, tid }) => threads.has(`${pid} ${tid}`));
  const painted = Math.min(...mine.filter(({ name }) => name === 'firstContentfulPaint').map(({ ts }) => ts));
  // What the one who measures asks of the page is not the page's own.
  const asked = mine.filter(({ args }) =>
    args.chrome_mojo_event_info?.mojo_interface_tag?.startsWith('blink.mojom.Dev'),
  );
  const isAsked = ({ ts, dur = 0 }: TraceEvent) => asked.some((other) => other.ts >= ts && other.ts <= ts + dur);
  const tasks = mine.filter(
    (event) =>
      event.name === 'ThreadControllerImpl::RunTask' &&
      (!Number.isFinite(painted) || event.ts >= painted) &&
      !isAsked(event),
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => (tdur / 1000) * SLOWED));
}
