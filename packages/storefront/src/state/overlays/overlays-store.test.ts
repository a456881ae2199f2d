import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOverlays, type Overlays } from './overlays-store.ts';
import { scrollLock } from './scroll-lock.ts';
import { showDialogs } from './shown-dialogs.fixture.ts';

function page() {
  let held = false;
  const overlays = showDialogs(
    createOverlays(
      scrollLock({
        hold() {
          held = true;
          return () => {
            held = false;
          };
        },
      }),
    ),
  );
  return { overlays, isHeld: () => held };
}

describe('overlays', () => {
  it('one modal at a time; the same id closes it', { tags: ['layout-2'] }, () => {
    const { overlays } = page();
    overlays.toggleModal('size-guide');
    overlays.toggleModal('popup');
    expect(overlays.getState().modal).toBe('popup');
    overlays.toggleModal('popup');
    expect(overlays.getState().modal).toBeNull();
  });

  it('one drawer or select at a time; the same one clears it', { tags: ['cart-20', 'layout-3'] }, () => {
    const { overlays } = page();
    overlays.toggleDrawer('cart');
    overlays.toggleSelect('sort');
    expect(overlays.getState().panel).toEqual({ kind: 'select', id: 'sort' });
    overlays.toggleDrawer('sort');
    expect(overlays.getState().panel).toEqual({ kind: 'drawer', id: 'sort' });
    overlays.toggleDrawer('sort');
    expect(overlays.getState().panel).toBeNull();
  });

  it('a drawer takes the place of a modal; a modal may lie over a drawer, and Escape closes it first', () => {
    const { overlays } = page();
    overlays.openModal('quick-add');
    overlays.openDrawer('cart');
    expect(overlays.getState().modal).toBeNull();
    overlays.openModal('size-guide');
    expect(overlays.closeTop()).toBe(true);
    expect(overlays.getState()).toEqual({ modal: null, panel: { kind: 'drawer', id: 'cart' } });
    expect([overlays.closeTop(), overlays.closeTop()]).toEqual([true, false]);
  });

  it('closes a modal by name only if it is that one', () => {
    const { overlays } = page();
    overlays.openModal('waitlist');
    overlays.closeModal('size-guide');
    expect(overlays.getState().modal).toBe('waitlist');
    overlays.closeModal('waitlist');
    expect(overlays.getState().modal).toBeNull();
  });

  it('closes a drawer by name only if it is that one', { tags: ['cart-20'] }, () => {
    const { overlays } = page();
    overlays.openDrawer('menu');
    overlays.closeDrawer('cart');
    expect(overlays.getState().panel?.id).toBe('menu');
    overlays.closeDrawer('menu');
    expect(overlays.getState().panel).toBeNull();
  });

  it('does not hold the page for a dialog whose code is still being fetched, and frees it once', () => {
    const locks: string[] = [];
    const overlays = createOverlays({
      lock() {
        locks.push('held');
        return () => locks.push('free');
      },
    });
    overlays.openDrawer('menu');
    expect([locks, overlays.isShown()]).toEqual([[], false]);
    const hide = overlays.show();
    expect([locks, overlays.isShown()]).toEqual([['held'], true]);
    hide();
    hide();
    expect([locks, overlays.isShown()]).toEqual([['held', 'free'], false]);
  });

  it('holds the page exactly while a modal or drawer is shown, in any order of opening', () => {
    const ids = fc.constantFrom('cart', 'menu', 'size-guide');
    const step: fc.Arbitrary<(overlays: Overlays) => void> = fc.oneof(
      ids.map((id) => (overlays: Overlays) => overlays.openModal(id)),
      ids.map((id) => (overlays: Overlays) => overlays.toggleModal(id)),
      ids.map((id) => (overlays: Overlays) => overlays.openDrawer(id)),
      ids.map((id) => (overlays: Overlays) => overlays.toggleDrawer(id)),
      ids.map((id) => (overlays: Overlays) => overlays.closeDrawer(id)),
      ids.map((id) => (overlays: Overlays) => overlays.toggleSelect(id)),
      fc.constantFrom('closeModal', 'closeSelect', 'closeTop', 'closeAll').map((name) => (overlays: Overlays) => {
        overlays[name]();
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { overlays, isHeld } = page();
        for (const act of steps) {
          act(overlays);
          const { modal, panel } = overlays.getState();
          expect(isHeld()).toBe(modal !== null || panel?.kind === 'drawer');
        }
        while (overlays.closeTop());
        expect(isHeld()).toBe(false);
      }),
    );
  });
});
