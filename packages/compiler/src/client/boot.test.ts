// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, island, late, page, passed, restoreBrowser, stubBrowser } from './boot.fixture.ts';
import { boot } from './boot.ts';
import { hydrateIsland } from './hydrate-request.ts';

beforeEach(stubBrowser);
afterEach(restoreBrowser);

describe('what is mounted', () => {
  it('the islands of #app, and the body is freed', { tags: ['start-1', 'start-3'] }, async () => {
    const { made, mounted, start } = page(`<div id="app">${island('a', 'idle')}</div>${island('outside', 'idle')}`);
    made.body.className = 'template-index overlay-active';
    start();
    expect(made.body.className).toBe('template-index');
    await passed();
    expect(mounted).toEqual(['a']);
  });

  it('every marker where there is no #app', { tags: ['start-2'] }, async () => {
    const { mounted, start } = page(island('a', 'load') + island('b', 'idle') + island('c', 'never'));
    start();
    await passed();
    expect(mounted.sort()).toEqual(['a', 'b']);
  });

  it('says on each island and on the page that what hydrates by itself has', async () => {
    const { made, start } = page(island('a', 'load') + island('b', 'idle') + island('c', 'interaction'));
    const hydrated = () =>
      [...made.querySelectorAll<HTMLElement>('[data-hydrated]')].map((one) => one.dataset.island ?? 'page');
    start();
    expect(hydrated()).toEqual([]);
    await passed();
    expect(hydrated()).toEqual(['page', 'a', 'b']);

    const view = made.body.appendChild(made.createElement('div'));
    view.innerHTML = island('d', 'load');
    view.dispatchEvent(new Event('vitrine:view:load', { bubbles: true }));
    expect(hydrated()).toEqual(['a', 'b']);
    await passed();
    expect(hydrated()).toEqual(['page', 'a', 'b', 'd']);
  });

  it('says so too where nothing hydrates by itself, and where an island could not be had', async () => {
    const none = page(island('c', 'interaction'));
    none.start();
    expect(none.made.documentElement.dataset.hydrated).toBe('');

    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { made } = page(island('a', 'load'));
    boot(late, made, () => Promise.reject(new Error('gone')));
    expect(made.documentElement.dataset.hydrated).toBeUndefined();
    await passed();
    expect(made.documentElement.dataset.hydrated).toBe('');
  });

  it('nothing before the first idle moment', async () => {
    const { loaded, start } = page(island('a', 'load') + island('b', 'interaction'));
    start();
    await passed(40);
    expect(loaded).not.toHaveBeenCalled();
    await passed();
    expect(loaded).toHaveBeenCalledTimes(1);
  });

  it('all that would wake by itself, at the first touch of the page', async () => {
    const { made, mounted, start } = page(`${island('a', 'idle')}${island('b', 'interaction')}<p></p>`);
    start();
    find(made, 'p').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await passed(1);
    expect(mounted).toEqual(['a']);
  });

  it('one that sleeps until it is wanted, when it is', async () => {
    const { made, mounted, start } = page(island('drawer', 'interaction') + island('other', 'interaction'));
    start();
    await passed();
    expect(mounted).toEqual([]);
    hydrateIsland('drawer', made);
    await passed(1);
    expect(mounted).toEqual(['drawer']);
  });

  it('one whose button was pressed before scripts began: it is pressed again, once', async () => {
    const { made, mounted, start } = page(
      island('a', 'interaction', '<button type="button" data-pressed="">Menu</button>'),
    );
    const button = find<HTMLElement>(made, 'button');
    const pressed = vi.fn();
    button.addEventListener('click', pressed);
    start();
    expect([made.documentElement.dataset.boot, button.dataset.pressed]).toEqual(['', undefined]);
    await passed(1);
    expect([mounted, pressed.mock.calls.length]).toEqual([['a'], 1]);
  });

  it('every island in the theme editor, which changes them all', async () => {
    const { mounted, start } = page(island('a', 'interaction') + island('b', 'idle'), { designMode: true });
    start();
    await passed();
    expect(mounted.sort()).toEqual(['a', 'b']);
  });

  it('visible islands when they come near', async () => {
    const seen: ((entries: object[]) => void)[] = [];
    const unobserve = vi.fn();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = vi.fn();
        unobserve = unobserve;
        constructor(callback: (entries: object[]) => void) {
          seen.push(callback);
        }
      },
    );
    const { made, mounted, start } = page(island('a', 'visible'));
    start();
    await passed();
    expect(mounted).toEqual([]);
    const target = find(made, '[data-island]');
    expect(made.documentElement.dataset.hydrated).toBeUndefined();
    seen[0]?.([{ isIntersecting: false, target }]);
    expect(made.documentElement.dataset.hydrated).toBe('');
    seen[0]?.([{ isIntersecting: true, target }]);
    await passed();
    expect(mounted).toEqual(['a']);
    expect(unobserve).toHaveBeenCalledWith(target);
  });

  it('goes on when one island fails', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { made, start } = page(island('a', 'idle') + island('b', 'idle'));
    const mounted: string[] = [];
    boot(late, made, async () => ({
      mountIsland: async ({ dataset }: HTMLElement) => {
        if (dataset.island === 'a') throw new Error('broken');
        mounted.push(dataset.island ?? '');
      },
      unmountIsland: () => {},
    }));
    expect(start).toBeTypeOf('function');
    await passed();
    expect(mounted).toEqual(['b']);
    expect(error).toHaveBeenCalledWith('[vitrine]', 'a', expect.any(Error));
  });
});

/** A section is taken away and comes again, as `what` tells. */
async function reloaded(what: string) {
  const { made, mounted, unmounted, start } = page(`<section>${island('a', 'idle')}</section>`);
  start();
  await passed();
  const old = find(made, 'section');
  old.dispatchEvent(new Event(`${what}:unload`, { bubbles: true }));
  const fresh = made.createElement('section');
  fresh.innerHTML = island('a', 'idle');
  old.replaceWith(fresh);
  fresh.dispatchEvent(new Event(`${what}:load`, { bubbles: true }));
  await passed();
  expect(unmounted).toEqual(['a']);
  expect(mounted).toEqual(['a', 'a']);
}

describe('in the theme editor', () => {
  it('a re-loaded section is mounted again and its old one ended', { tags: ['start-4'] }, () =>
    reloaded('shopify:section'),
  );
});

it('a section that is taken away while it comes to life is ended too', async () => {
  const { made, start, unmounted, loaded } = page(`<section>${island('a', 'idle')}</section>`);
  const load = await loaded();
  loaded.mockResolvedValue({ ...load, mountIsland: () => new Promise(() => {}) });
  start();
  await passed();
  expect('hydrated' in made.documentElement.dataset).toBe(false);
  find(made, 'section').dispatchEvent(new Event('vitrine:view:unload', { bubbles: true }));
  expect('hydrated' in made.documentElement.dataset, 'the page waits no longer').toBe(true);
  await passed();
  expect(unmounted).toEqual(['a']);
});

it('a section that is taken away while React itself is being fetched again is not mounted', async () => {
  const { made, mounted, loaded } = page(`<section>${island('a', 'load')}</section>`);
  let fail = () => {};
  loaded.mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = () => reject(new Error('offline'));
    }),
  );
  boot(late, made, loaded);
  await passed();
  find(made, 'section').dispatchEvent(new Event('shopify:section:unload', { bubbles: true }));
  fail();
  await passed();
  expect(mounted).toEqual([]);
});

it('what is pressed in a section that was taken away is not kept back', async () => {
  const { made, start } = page(`<section>${island('a', 'interaction', '<button>Add</button>')}</section>`);
  start();
  find(made, 'section').dispatchEvent(new Event('shopify:section:unload', { bubbles: true }));
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  find(made, 'button').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
});

it('a view of the account that is swapped in is mounted, and the one it replaces ended', () =>
  reloaded('vitrine:view'));

it('the page says whether a mouse has moved: one that it came up under has not', () => {
  const { made, start } = page('<p></p>');
  start();
  const move = (more: object) =>
    find(made, 'p').dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), more));
  move({ pointerType: 'mouse', movementX: 0, movementY: 0 });
  move({ pointerType: 'touch', movementX: 3, movementY: 0 });
  expect('moved' in made.documentElement.dataset).toBe(false);
  move({ pointerType: 'mouse', movementX: 0, movementY: 2 });
  expect('moved' in made.documentElement.dataset).toBe(true);
});

it('addresses of the checkout host are the shop’s own', async () => {
  const config = { host: 'shop.test', checkoutHost: 'x.myshopify.test' };
  const { made, start } = page('<a href="https://x.myshopify.test/cart">Bag</a>', config);
  start();
  await vi.waitFor(() => expect(find(made, 'a').getAttribute('href')).toBe('https://shop.test/cart'));
});
