/** What shows that a visitor goes to something. */
export interface Demand {
  /** Types of events, heard on the whole page. */
  events: readonly string[];
  /** Whether an event at `target` is meant for it; without it every one is. */
  isFor?: (target: Element) => boolean;
  /** Selector of controls whose clicks are kept until `load` has ended, and are repeated then. */
  holds?: string;
}

/**
 * Calls `load` at the first demand. Where it rejects the next demand calls it again; where it resolves nothing is heard any more. Neither is
 * reported: what the platform printed works without it.
 */
export function onDemand({ events, isFor = () => true, holds = '' }: Demand, load: () => Promise<unknown>) {
  const listening = new AbortController();
  const held: HTMLElement[] = [];
  let isLoading = false;
  let isRepeating = false;
  const repeat = () => {
    isRepeating = true;
    for (const control of held.splice(0)) control.click();
    isRepeating = false;
  };
  const demand = () => {
    if (isLoading) return;
    isLoading = true;
    load()
      .then(
        () => listening.abort(),
        () => {
          isLoading = false;
        },
      )
      .then(repeat);
  };
  const hear = (event: Event) => {
    const { target, type } = event;
    if (isRepeating || !(target instanceof Element) || !isFor(target)) return;
    const control = holds && type === 'click' ? target.closest<HTMLElement>(holds) : null;
    if (control) {
      event.preventDefault();
      held.push(control);
    }
    demand();
  };
  for (const type of events)
    document.addEventListener(type, hear, { capture: true, passive: holds === '', signal: listening.signal });
  return {
    demand,
    stop() {
      held.length = 0;
      listening.abort();
    },
  };
}
