import { expect, type Page, type Request } from '@playwright/test';

/** Resolves when a matching request has ended: answered, failed or cancelled. */
export function requestEnd(page: Page, matches: (url: URL) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const end = (request: Request) => {
      if (matches(new URL(request.url()))) resolve();
    };
    page.on('requestfinished', end).on('requestfailed', end);
  });
}

/** Tracks the requests of a page, or those that `counts` accepts; call it before the page is opened. `none` resolves when none is in flight. */
export function inFlight(page: Page, counts: (request: Request) => boolean = () => true): { none(): Promise<void> } {
  const open = new Map<Request, string>();
  page.on('request', (request) => {
    if (counts(request)) open.set(request, `${request.url()} has no answer`);
  });
  page.on('response', (response) => {
    const request = response.request();
    if (open.has(request))
      open.set(request, `${request.url()} was answered with ${response.status()}, its body has not ended`);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return { none: () => expect.poll(() => [...open.values()]).toEqual([]) };
}
