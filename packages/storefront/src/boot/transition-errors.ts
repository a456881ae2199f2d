/** The promises of a transition between pages. */
const PROMISES = ['updateCallbackDone', 'ready', 'finished'] as const;

type PageEvent = Event & { viewTransition?: Record<(typeof PROMISES)[number], Promise<unknown>> | null };

/** A transition between pages that is skipped is no error of theirs. The first such event comes before the page is drawn. */
export function ignoreSkippedTransitions(page: Window = window): void {
  for (const type of ['pageswap', 'pagereveal']) {
    page.addEventListener(type, (event: PageEvent) => {
      for (const promise of PROMISES) event.viewTransition?.[promise].catch(() => {});
    });
  }
}
