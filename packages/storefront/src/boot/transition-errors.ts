/** The promises of a transition between pages. */
type Transition = Record<'updateCallbackDone' | 'ready' | 'finished', Promise<unknown>>;

const isAbout = (event: Event): event is Event & { viewTransition: Transition | null } => 'viewTransition' in event;

/** A transition between pages that is skipped is no error of theirs. The first such event comes before the page is drawn. */
export function ignoreSkippedTransitions(page: Window = window): void {
  for (const type of ['pageswap', 'pagereveal']) {
    page.addEventListener(type, (event) => {
      if (!isAbout(event) || !event.viewTransition) return;
      const { updateCallbackDone, ready, finished } = event.viewTransition;
      for (const promise of [updateCallbackDone, ready, finished]) promise.catch(() => {});
    });
  }
}
