import { expect, it } from 'vitest';
import type { AppFailure } from '../app-failure.ts';
import type { ReviewsPort } from './reviews.ts';

/** How the service behaves. */
export type ServiceMode = 'ok' | 'slow' | 'failing' | 'malformed' | 'blocked';

/** What each way of failing comes to. */
export const EXPECTED: Record<Exclude<ServiceMode, 'ok'>, AppFailure['kind']> = {
  slow: 'timeout',
  failing: 'rejected',
  malformed: 'bad-shape',
  blocked: 'unavailable',
};

/**
 * What every reviews port keeps. `open` makes one whose service has 12 reviews of product 7, with ids 1 to 12, in pages of 5.
 */
export function reviewsContract(open: (mode: ServiceMode) => ReviewsPort, pass: () => Promise<void>): void {
  it('reads the pages one after the other, to the end of the list', async () => {
    const port = open('ok');
    const ids: unknown[] = [];
    let cursor: string | null = null;
    const sizes: number[] = [];
    do {
      const page: Awaited<ReturnType<ReviewsPort['firstPage']>> =
        cursor === null ? await port.firstPage(7) : await port.nextPage(7, cursor);
      if (!page.ok) throw new Error(page.error.kind);
      ids.push(...page.value.reviews.map(({ id }) => id));
      sizes.push(page.value.reviews.length);
      cursor = page.value.next;
    } while (cursor !== null);
    expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(sizes).toEqual([5, 5, 2]);
  });

  it('answers an empty list for a product without reviews', async () => {
    expect(await open('ok').firstPage(8)).toEqual({ ok: true, value: { reviews: [], next: null } });
  });

  for (const [mode, kind] of Object.entries(EXPECTED)) {
    it(`answers a failure when the service is ${mode}, on the first page and on others`, async () => {
      const port = open(mode as ServiceMode);
      for (const read of [() => port.firstPage(7), () => port.nextPage(7, '5')]) {
        const answer = read();
        await pass();
        expect(await answer).toMatchObject({ ok: false, error: { kind } });
      }
    });
  }

  it('answers that it was given up', async () => {
    const stop = new AbortController();
    const answer = open('ok').firstPage(7, { signal: stop.signal });
    stop.abort();
    expect(await answer).toEqual({ ok: false, error: { kind: 'cancelled' } });
  });
}
