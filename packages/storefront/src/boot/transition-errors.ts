/**
 * A transition between pages that is skipped is no error of the page. Its promises cannot always be reached: a transition that
 * arrives after the first frame is given up without an event, and reports itself as a rejection that nobody handled.
 */
export function ignoreSkippedTransitions(page: Window = window): void {
  page.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault();
  });
}
