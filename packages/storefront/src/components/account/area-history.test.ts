import { beforeEach, expect, test } from 'vitest';
import { areaHistory } from './area-history.ts';

/** As much of a window as the history of the area needs; `go` is the visitor's Back and Forward. */
function fakeWindow() {
  const entries = [{ href: 'https://shop.example/account', state: null as unknown, restores: 'auto' }];
  let at = 0;
  const leaving: (() => void)[] = [];
  const here = () => entries[at] ?? { href: '', state: null, restores: 'auto' };
  const made = {
    scrollY: 0,
    location: {
      get href() {
        return here().href;
      },
    },
    history: {
      get state() {
        return here().state;
      },
      get scrollRestoration() {
        return here().restores;
      },
      set scrollRestoration(value: string) {
        here().restores = value;
      },
      pushState(state: unknown, _: string, href: string) {
        entries.splice(at + 1, Infinity, { href, state, restores: 'auto' });
        at += 1;
      },
    },
    addEventListener: (_: string, run: () => void) => leaving.push(run),
    leave() {
      for (const run of leaving) run();
    },
    go(steps: number) {
      at += steps;
    },
    entries,
  };
  return made;
}

let page: ReturnType<typeof fakeWindow>;
let history: ReturnType<typeof areaHistory>;
beforeEach(() => {
  page = fakeWindow();
  history = areaHistory(page as unknown as Window);
});

/** A view is chosen with the window at `scrollY`. */
function choose(path: string, scrollY: number) {
  page.scrollY = scrollY;
  history.remember();
  history.push(`https://shop.example${path}`);
  page.scrollY = 0;
}

function goTo(steps: number, scrollY: number) {
  page.scrollY = scrollY;
  page.go(steps);
  history.moved();
  return history.scroll();
}

test('each place gets back where the window stood when it was left, by a choice or by Back and Forward', () => {
  choose('/account?view=orders', 120);
  choose('/account?view=profile', 340);
  expect(goTo(-1, 55)).toBe(340);
  expect(goTo(-1, 340)).toBe(120);
  expect(goTo(2, 120)).toBe(55);
});

test('a place that is made anew after Back knows nothing of the one that is gone', () => {
  choose('/account?view=orders', 120);
  goTo(-1, 800);
  choose('/account/addresses', 10);
  expect(page.entries.map((entry) => entry.href)).toEqual([
    'https://shop.example/account',
    'https://shop.example/account/addresses',
  ]);
  expect(history.scroll()).toBe(0);
});

test('the view that is shown, chosen again, is no further place', () => {
  choose('/account', 0);
  expect(page.entries).toHaveLength(1);
});

test('the browser does not scroll the old view while the page is open, and does so again when it is left', () => {
  choose('/account?view=orders', 0);
  expect(page.entries.map((entry) => entry.restores)).toEqual(['manual', 'manual']);
  page.leave();
  expect(page.history.scrollRestoration).toBe('auto');
});
