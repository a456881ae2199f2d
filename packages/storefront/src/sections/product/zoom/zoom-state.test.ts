import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextZoom, ZOOM, type ZoomEvent, type ZoomState } from './zoom-state.ts';

const EVENTS: ZoomEvent[] = ['open', 'done', 'hold', 'release', 'click', 'close'];
const events = fc.array(fc.constantFrom(...EVENTS), { maxLength: 40 });
const after = (sent: ZoomEvent[], start: ZoomState = 'closed') => sent.reduce(nextZoom, start);

describe('the zoom', () => {
  it('opens, is grabbed, released, and closes', { tags: ['gallery-15'] }, () => {
    const way: [ZoomEvent, ZoomState][] = [
      ['open', 'opening'],
      ['done', 'open'],
      ['hold', 'grabbed'],
      ['release', 'released'],
      ['done', 'open'],
      ['click', 'closing'],
      ['done', 'closed'],
    ];
    let state: ZoomState = 'closed';
    for (const [event, next] of way) {
      state = nextZoom(state, event);
      expect(state, event).toBe(next);
    }
  });

  it('takes a second click while it opens for an impatient one, but Escape for what it is', () => {
    expect(after(['open', 'click'])).toBe('opening');
    expect(after(['open', 'close'])).toBe('closing');
  });

  it('is closed by Escape out of the hand that holds it', () => {
    expect(after(['open', 'done', 'hold', 'close'])).toBe('closing');
  });

  it('is never grabbed before it is open, whatever happens', () => {
    fc.assert(
      fc.property(events, (sent) => {
        let state: ZoomState = 'closed';
        for (const event of sent) {
          const next = nextZoom(state, event);
          if (next === 'grabbed' && state !== 'grabbed') expect(['open', 'released']).toContain(state);
          if (next === 'closed' && state !== 'closed') expect(state).toBe('closing');
          if (next === 'opening' && state !== 'opening') expect(state).toBe('closed');
          state = next;
        }
      }),
    );
  });

  it('can always be closed: one event begins it, the end of the movement completes it', () => {
    fc.assert(
      fc.property(events, (sent) => {
        expect(after(['close', 'done'], after(sent))).toBe('closed');
      }),
    );
  });

  it('has a movement only in states that its end leads out of', () => {
    for (const state of ['opening', 'released', 'closing'] as const) expect(ZOOM[state].done).toBeDefined();
    for (const state of ['closed', 'open', 'grabbed'] as const) expect(ZOOM[state].done).toBeUndefined();
  });
});
