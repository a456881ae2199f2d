import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createHeader } from '../header/header-store.ts';
import { createOverlays } from './overlays-store.ts';
import { scrollLock } from './scroll-lock.ts';
import { showDialogs } from './shown-dialogs.fixture.ts';

const MENU = 'menu';
const modals = fc.constantFrom('waitlist', 'size-guide', 'popup', 'address-form', 'address-delete');
const drawers = fc.constantFrom('cart', 'filters', MENU);
const selects = fc.constantFrom('waitlist-variant', 'country');
const megaMenus = fc.constantFrom('clothing', 'shoes', 'journal');

/** A page with all that can open on it, and whether it is held. */
function page() {
  let held = 0;
  const overlays = showDialogs(
    createOverlays(
      scrollLock({
        hold() {
          held += 1;
          return () => {
            held -= 1;
          };
        },
      }),
    ),
  );
  return { overlays, header: createHeader(overlays, MENU), held: () => held };
}
type Page = ReturnType<typeof page>;

/** How much is open. */
function openThings({ overlays, header }: Page): number {
  const { modal, panel } = overlays.getState();
  const { megaMenu, searchOpen } = header.getState();
  return [modal, panel, megaMenu, searchOpen || null].filter((thing) => thing !== null).length;
}

/** What Escape does on the page: it closes what lies on top, the header's own only when nothing lies over it. */
function pressEscape({ overlays, header }: Page): void {
  if (overlays.closeTop()) return;
  header.closeSearch();
  header.leave();
}

/** Leaving for another page and coming back by Back: what was open is closed. */
function leavePage({ overlays, header }: Page): void {
  overlays.closeAll();
  header.closeSearch();
  header.leave();
}

const steps = fc.oneof(
  modals.map((id) => ({ name: `modal ${id}`, run: ({ overlays }: Page) => overlays.openModal(id) })),
  modals.map((id) => ({ name: `toggle modal ${id}`, run: ({ overlays }: Page) => overlays.toggleModal(id) })),
  modals.map((id) => ({ name: `close modal ${id}`, run: ({ overlays }: Page) => overlays.closeModal(id) })),
  drawers.map((id) => ({ name: `drawer ${id}`, run: ({ overlays }: Page) => overlays.openDrawer(id) })),
  drawers.map((id) => ({ name: `toggle drawer ${id}`, run: ({ overlays }: Page) => overlays.toggleDrawer(id) })),
  drawers.map((id) => ({ name: `close drawer ${id}`, run: ({ overlays }: Page) => overlays.closeDrawer(id) })),
  selects.map((id) => ({ name: `select ${id}`, run: ({ overlays }: Page) => overlays.toggleSelect(id) })),
  fc.constant({ name: 'close select', run: ({ overlays }: Page) => overlays.closeSelect() }),
  megaMenus.map((id) => ({ name: `hover ${id}`, run: ({ header }: Page) => header.hover(id, true) })),
  megaMenus.map((id) => ({ name: `hover plain ${id}`, run: ({ header }: Page) => header.hover(id, false) })),
  megaMenus.map((id) => ({ name: `toggle menu ${id}`, run: ({ header }: Page) => header.toggleMegaMenu(id) })),
  fc.constant({ name: 'leave', run: ({ header }: Page) => header.leave() }),
  fc.constant({ name: 'search', run: ({ header }: Page) => header.toggleSearch() }),
  fc.constant({ name: 'close search', run: ({ header }: Page) => header.closeSearch() }),
  fc.constant({ name: 'mobile menu', run: ({ header }: Page) => header.openMenu() }),
  fc.constant({ name: 'close mobile menu', run: ({ header }: Page) => header.closeMenu() }),
  // A window made wide has no mobile menu, one made narrow no bag drawer and no mega-menus.
  fc.constant({ name: 'made wide', run: ({ header }: Page) => header.closeMenu() }),
  fc.constant({
    name: 'made narrow',
    run({ overlays, header }: Page) {
      overlays.closeDrawer('cart');
      header.leave();
    },
  }),
  fc.boolean().map((sticky) => ({ name: `sticky ${sticky}`, run: ({ header }: Page) => header.setSticky(sticky) })),
  // The e-mail tool's form stands at the end of the body: all of ours closes first (open-sign-up).
  fc.constant({ name: 'sign-up form', run: ({ overlays }: Page) => overlays.closeAll() }),
  fc.constant({ name: 'Escape', run: pressEscape }),
  // So does a choice of country or language: the page is another one.
  fc.constant({ name: 'leave page', run: leavePage }),
);

function check(where: Page, name: string): void {
  const { modal, panel } = where.overlays.getState();
  const { megaMenu, searchOpen, menuOpen } = where.header.getState();
  const drawer = panel?.kind === 'drawer';
  expect(where.held(), `${name}: held while a modal or a drawer is open, and only then`).toBe(modal || drawer ? 1 : 0);
  expect(menuOpen, `${name}: the mobile menu is the drawer ${MENU}`).toBe(drawer && panel.id === MENU);
  expect(megaMenu !== null && searchOpen, `${name}: search and mega-menus give way to each other`).toBe(false);
  if (modal || panel)
    expect([megaMenu, searchOpen], `${name}: nothing of the header below an overlay`).toEqual([null, false]);
}

it('10 000 random steps: one modal, one drawer or select, the page held only below them, and nothing gets stuck', {
  tags: ['layout-2'],
}, () => {
  const where = page();
  fc.assert(
    fc.property(fc.array(steps, { minLength: 100, maxLength: 100 }), (walk) => {
      for (const { name, run } of walk) {
        const before = where.overlays.getState().modal;
        run(where);
        check(where, name);
        const { modal, panel } = where.overlays.getState();
        if (modal !== before)
          expect(panel?.kind, `${name}: a select goes with what it was opened on`).not.toBe('select');
      }
      // Escape always makes progress, and after as many as there are things open nothing is left.
      for (let open = openThings(where); open > 0; open = openThings(where)) {
        pressEscape(where);
        check(where, 'Escape');
        expect(openThings(where)).toBeLessThan(open);
      }
      expect(where.held()).toBe(0);
    }),
    { numRuns: 100 },
  );
});

it('whatever was opened on the way, closing all of it leaves nothing behind', () => {
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 40 }), (walk) => {
      const where = page();
      for (const { run } of walk) run(where);
      leavePage(where);
      check(where, 'left');
      expect([openThings(where), where.held()]).toEqual([0, 0]);
    }),
  );
});
