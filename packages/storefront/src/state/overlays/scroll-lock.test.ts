// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { documentPage, scrollLock } from './scroll-lock.ts';

describe('scrollLock', () => {
  it('holds while anyone holds, in whatever order they let go, and however often', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constant('lock' as const), fc.nat(9)), { maxLength: 40 }), (steps) => {
        let held = 0;
        const lock = scrollLock({
          hold: () => {
            held += 1;
            return () => {
              held -= 1;
            };
          },
        });
        const holders: { free: () => void; holds: boolean }[] = [];
        for (const step of steps) {
          const holder = step === 'lock' ? undefined : holders[step];
          if (step === 'lock') holders.push({ free: lock.lock(), holds: true });
          holder?.free();
          if (holder) holder.holds = false;
          expect(held).toBe(holders.some(({ holds }) => holds) ? 1 : 0);
        }
      }),
    );
  });
});

describe('documentPage', () => {
  afterEach(() => vi.restoreAllMocks());

  it('hides the overflow of the root and gives it back', () => {
    document.documentElement.style.overflow = 'clip';
    const free = documentPage.hold();
    expect(document.documentElement.style.overflow).toBe('hidden');
    free();
    expect(document.documentElement.style.overflow).toBe('clip');
    document.documentElement.style.overflow = '';
  });

  it('takes the body out of the flow on an iPhone, and scrolls back to where it was', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)');
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(420);
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    document.body.style.cssText = 'color: red;';
    const free = documentPage.hold();
    expect(document.body.style.position).toBe('fixed');
    expect(document.body.style.top).toBe('-420px');
    free();
    expect(document.body.style.cssText).toBe('color: red;');
    expect(scrolled).toHaveBeenCalledWith({ top: 420, left: 0, behavior: 'instant' });
  });
});
