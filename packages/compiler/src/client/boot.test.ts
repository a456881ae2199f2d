// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advanceTime, find, island, loadRewriteHost, page, restoreBrowser, stubBrowser } from './boot.fixture.ts';
import { boot } from './boot.ts';
import { hydrateIsland } from './hydrate-request.ts';

beforeEach(stubBrowser);
afterEach(restoreBrowser);

describe('boot', () => {
  it('mounts the islands of #app, and removes the block on the body', { tags: ['start-1', 'start-3'] }, async () => {
    const { doc, mounted, start } = page(`<div id="app">${island('a', 'idle')}</div>${island('outside', 'idle')}`);
    doc.body.className = 'template-index overlay-active';
    start();
    expect(doc.body.className).toBe('template-index');
    await advanceTime();
    expect(mounted).toEqual(['a']);
  });

  it('mounts every marker if there is no #app', { tags: ['start-2'] }, async () => {
    const { mounted, start } = page(island('a', 'load') + island('b', 'idle') + island('c', 'never'));
    start();
    await advanceTime();
    expect(mounted.sort()).toEqual(['a', 'b']);
  });

  it('marks each island, and the page once all islands that hydrate by themselves have', async () => {
    const { doc, start } = page(island('a', 'load') + island('b', 'idle') + island('c', 'interaction'));
    const hydrated = () =>
      [...doc.querySelectorAll<HTMLElement>('[data-hydrated]')].map((one) => one.dataset.island ?? 'page');
    start();
    expect(hydrated()).toEqual([]);
    await advanceTime();
    expect(hydrated()).toEqual(['page', 'a', 'b']);

    const view = doc.body.appendChild(doc.createElement('div'));
    view.innerHTML = island('d', 'load');
    view.dispatchEvent(new Event('vitrine:view:load', { bubbles: true }));
    expect(hydrated()).toEqual(['a', 'b']);
    await advanceTime();
    expect(hydrated()).toEqual(['page', 'a', 'b', 'd']);
  });

  it('marks the page also if nothing hydrates by itself, and if an island cannot be loaded', async () => {
    const none = page(island('c', 'interaction'));
    none.start();
    expect(none.doc.documentElement.dataset.hydrated).toBe('');

    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { doc } = page(island('a', 'load'));
    boot(loadRewriteHost, doc, () => Promise.reject(new Error('gone')));
    expect(doc.documentElement.dataset.hydrated).toBeUndefined();
    await advanceTime();
    expect(doc.documentElement.dataset.hydrated).toBe('');
  });

  it('mounts nothing before the browser is idle', async () => {
    const { loadIslands, start } = page(island('a', 'load') + island('b', 'interaction'));
    start();
    await advanceTime(40);
    expect(loadIslands).not.toHaveBeenCalled();
    await advanceTime();
    expect(loadIslands).toHaveBeenCalledTimes(1);
  });

  it('mounts all that would hydrate by itself at the first touch of the page', async () => {
    const { doc, mounted, start } = page(`${island('a', 'idle')}${island('b', 'interaction')}<p></p>`);
    start();
    find(doc, 'p').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await advanceTime(1);
    expect(mounted).toEqual(['a']);
  });

  it('mounts a dormant island on a hydrate request', async () => {
    const { doc, mounted, start } = page(island('drawer', 'interaction') + island('other', 'interaction'));
    start();
    await advanceTime();
    expect(mounted).toEqual([]);
    hydrateIsland('drawer', doc);
    await advanceTime(1);
    expect(mounted).toEqual(['drawer']);
  });

  it('replays once a press on a button before the scripts ran', async () => {
    const { doc, mounted, start } = page(
      island('a', 'interaction', '<button type="button" data-pressed="">Menu</button>'),
    );
    const button = find<HTMLElement>(doc, 'button');
    const pressed = vi.fn();
    button.addEventListener('click', pressed);
    start();
    expect([doc.documentElement.dataset.boot, button.dataset.pressed]).toEqual(['', undefined]);
    await advanceTime(1);
    expect([mounted, pressed.mock.calls.length]).toEqual([['a'], 1]);
  });

  it('mounts every island in the theme editor, which changes them all', async () => {
    const { mounted, start } = page(island('a', 'interaction') + island('b', 'idle'), { designMode: true });
    start();
    await advanceTime();
    expect(mounted.sort()).toEqual(['a', 'b']);
  });

  it('mounts islands of the mode `visible` when they are near the window', async () => {
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
    const { doc, mounted, start } = page(island('a', 'visible'));
    start();
    await advanceTime();
    expect(mounted).toEqual([]);
    const target = find(doc, '[data-island]');
    expect(doc.documentElement.dataset.hydrated).toBeUndefined();
    seen[0]?.([{ isIntersecting: false, target }]);
    expect(doc.documentElement.dataset.hydrated).toBe('');
    seen[0]?.([{ isIntersecting: true, target }]);
    await advanceTime();
    expect(mounted).toEqual(['a']);
    expect(unobserve).toHaveBeenCalledWith(target);
  });

  it('mounts the others if one island fails', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { doc, start } = page(island('a', 'idle') + island('b', 'idle'));
    const mounted: string[] = [];
    boot(loadRewriteHost, doc, async () => ({
      mountIsland: async ({ dataset }: HTMLElement) => {
        if (dataset.island === 'a') throw new Error('broken');
        mounted.push(dataset.island ?? '');
      },
      unmountIsland: () => {},
    }));
    expect(start).toBeTypeOf('function');
    await advanceTime();
    expect(mounted).toEqual(['b']);
    expect(error).toHaveBeenCalledWith('[vitrine]', 'a', expect.any(Error));
  });
});

/** A section is removed and added again, by the events that `what` names. */
async function expectReloadedSection(what: string, config = {}) {
  const { doc, mounted, unmounted, start } = page(`<section>${island('a', 'idle')}</section>`, config);
  start();
  await advanceTime();
  const old = find(doc, 'section');
  old.dispatchEvent(new Event(`${what}:unload`, { bubbles: true }));
  const fresh = doc.createElement('section');
  fresh.innerHTML = island('a', 'idle');
  old.replaceWith(fresh);
  fresh.dispatchEvent(new Event(`${what}:load`, { bubbles: true }));
  await advanceTime();
  expect(unmounted).toEqual(['a']);
  expect(mounted).toEqual(['a', 'a']);
}

describe('in the theme editor', () => {
  it('mounts a section that was loaded again, and unmounts the old one', { tags: ['start-4'] }, () =>
    expectReloadedSection('shopify:section', { designMode: true }),
  );

  it('what it needs there is not fetched elsewhere', async () => {
    const { doc } = page('<p></p>');
    const loadEditing = vi.fn(() => Promise.resolve({ begin: () => {} }));
    const loadIslands = () => Promise.reject(new Error('not wanted'));
    boot(loadRewriteHost, doc, loadIslands, loadEditing);
    await advanceTime();
    expect(loadEditing).not.toHaveBeenCalled();
  });

  it('a section that was loaded again before that had been fetched is mounted', async () => {
    const { doc, mounted, start } = page('<section></section>', { designMode: true });
    start();
    find(doc, 'section').innerHTML = island('a', 'idle');
    find(doc, 'section').dispatchEvent(new Event('shopify:section:load', { bubbles: true }));
    await advanceTime();
    expect(mounted).toEqual(['a']);
  });
});

it('a section that is removed while it hydrates is unmounted', async () => {
  const { doc, start, unmounted, loadIslands } = page(`<section>${island('a', 'idle')}</section>`);
  const load = await loadIslands();
  loadIslands.mockResolvedValue({ ...load, mountIsland: () => new Promise(() => {}) });
  start();
  await advanceTime();
  expect('hydrated' in doc.documentElement.dataset).toBe(false);
  find(doc, 'section').dispatchEvent(new Event('vitrine:view:unload', { bubbles: true }));
  expect('hydrated' in doc.documentElement.dataset, 'the page waits no longer').toBe(true);
  await advanceTime();
  expect(unmounted).toEqual(['a']);
});

it('a section that is removed while React is being fetched again is not mounted', async () => {
  const { doc, mounted, loadIslands } = page(`<section>${island('a', 'load')}</section>`);
  let fail = () => {};
  loadIslands.mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = () => reject(new Error('offline'));
    }),
  );
  boot(loadRewriteHost, doc, loadIslands);
  await advanceTime();
  find(doc, 'section').dispatchEvent(new Event('vitrine:view:unload', { bubbles: true }));
  fail();
  await advanceTime();
  expect(mounted).toEqual([]);
});

it('events in a removed section are not held back', async () => {
  const { doc, start } = page(`<section>${island('a', 'interaction', '<button>Add</button>')}</section>`);
  start();
  find(doc, 'section').dispatchEvent(new Event('vitrine:view:unload', { bubbles: true }));
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  find(doc, 'button').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
});

it('a view of the account that is swapped in is mounted, and the one it replaces is unmounted', () =>
  expectReloadedSection('vitrine:view'));

it('the page is marked once the mouse has moved; a resting mouse under a new page has not', () => {
  const { doc, start } = page('<p></p>');
  start();
  const move = (more: object) =>
    find(doc, 'p').dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), more));
  move({ pointerType: 'mouse', movementX: 0, movementY: 0 });
  move({ pointerType: 'touch', movementX: 3, movementY: 0 });
  expect('moved' in doc.documentElement.dataset).toBe(false);
  move({ pointerType: 'mouse', movementX: 0, movementY: 2 });
  expect('moved' in doc.documentElement.dataset).toBe(true);
});

it('addresses of the checkout host are rewritten to the shop’s', async () => {
  const config = { host: 'shop.test', checkoutHost: 'x.myshopify.test' };
  const { doc, start } = page('<a href="https://x.myshopify.test/cart">Bag</a>', config);
  start();
  await vi.waitFor(() => expect(find(doc, 'a').getAttribute('href')).toBe('https://shop.test/cart'));
});
