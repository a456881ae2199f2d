// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boot } from './boot.ts';
import { wakeIsland } from './wanted.ts';

const island = (name: string, mode: string, inside = '') =>
  `<div data-island="${name}" data-section-id="s-${name}" data-hydrate="${mode}"><div data-root>${inside}</div></div>`;

/** A page of its own for every test: boot listens to its document for good. */
function page(body: string, config = {}) {
  const made = document.implementation.createHTMLDocument('');
  made.body.innerHTML = `${body}<script type="application/json" id="vitrine-config">${JSON.stringify(config)}</script>`;
  const mounted: string[] = [];
  const unmounted: string[] = [];
  const load = async () => ({
    mountIsland: async (element: HTMLElement) => void mounted.push(element.dataset.island ?? ''),
    unmountIsland: (element: Element) => void unmounted.push((element as HTMLElement).dataset.island ?? ''),
  });
  const loaded = vi.fn(load);
  return { made, mounted, unmounted, loaded, start: () => boot(made, loaded) };
}

const find = <T extends Element>(made: Document, selector: string): T => {
  const found = made.querySelector<T>(selector);
  if (!found) throw new Error(selector);
  return found;
};
const passed = (ms = 5000) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 50));
  vi.stubGlobal('IntersectionObserver', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('what is mounted', () => {
  it('the islands of #app, and the body is freed', { tags: ['spec-9', 'spec-11'] }, async () => {
    const { made, mounted, start } = page(`<div id="app">${island('a', 'idle')}</div>${island('outside', 'idle')}`);
    made.body.className = 'template-index overlay-active';
    start();
    expect(made.body.className).toBe('template-index');
    await passed();
    expect(mounted).toEqual(['a']);
  });

  it('every marker where there is no #app', { tags: ['spec-10'] }, async () => {
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
    boot(made, () => Promise.reject(new Error('gone')));
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
    wakeIsland('drawer', made);
    await passed(1);
    expect(mounted).toEqual(['drawer']);
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
    boot(made, async () => ({
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

describe('what is done before an island is alive', () => {
  it('a click on a button is done again when it is', async () => {
    const { made, mounted, start } = page(island('buy', 'interaction', '<form><button>Add</button></form>'));
    const submits = vi.fn((event: Event) => event.preventDefault());
    const clicks: boolean[] = [];
    start();
    find(made, 'form').addEventListener('submit', submits);
    const button = find<HTMLButtonElement>(made, 'button');
    button.addEventListener('click', () => clicks.push(mounted.includes('buy')));
    button.click();
    button.click();
    expect(submits).not.toHaveBeenCalled();
    await passed();
    expect(clicks).toEqual([true]);
    expect(submits).toHaveBeenCalledTimes(1);
  });

  it('plain links are left alone, those that scripts take over wait', async () => {
    const { made, start } = page(island('nav', 'interaction', '<a href="#a">a</a><a href="#b" data-scripted>b</a>'));
    start();
    const [plain, scripted] = made.querySelectorAll('a');
    const click = () => new MouseEvent('click', { bubbles: true, cancelable: true });
    const first = click();
    plain?.dispatchEvent(first);
    expect(first.defaultPrevented).toBe(false);
    const second = click();
    scripted?.dispatchEvent(second);
    expect(second.defaultPrevented).toBe(true);
    const replayed = vi.fn();
    scripted?.addEventListener('click', replayed);
    await passed();
    expect(replayed).toHaveBeenCalledTimes(1);
  });

  it('text typed and a choice made are told again', async () => {
    const { made, start } = page(
      island('form', 'interaction', '<input name="q"><select><option>a</option><option>b</option></select>'),
    );
    start();
    const input = find<HTMLInputElement>(made, 'input');
    const select = find<HTMLSelectElement>(made, 'select');
    input.value = 'silk';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    select.value = 'b';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    const heard: string[] = [];
    input.addEventListener('input', () => heard.push(input.value));
    select.addEventListener('change', () => heard.push(select.value));
    // Hydration puts the painted state back.
    input.value = '';
    select.value = 'a';
    await passed();
    expect(heard).toEqual(['silk', 'b']);
  });

  it('an island that cannot be had lets the page work without it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { made } = page(island('buy', 'interaction', '<form><button>Add</button></form>'));
    boot(made, () => Promise.reject(new Error('offline')));
    const submits = vi.fn((event: Event) => event.preventDefault());
    find(made, 'form').addEventListener('submit', submits);
    find<HTMLButtonElement>(made, 'button').click();
    await passed();
    expect(submits).toHaveBeenCalledTimes(1);
  });
});

const noScripts = '&lt;select&gt;&lt;/select&gt;';

it('an island that cannot be had, and in which something was pressed that needs scripts, offers what it offers without them', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { made } = page(
    island(
      'buy',
      'load',
      `<form><p class="needs-script">Choose <button>Add</button></p><noscript>${noScripts}</noscript></form>`,
    ),
  );
  const submits = vi.fn();
  made.addEventListener('submit', submits);
  boot(made, () => Promise.reject(new Error('offline')));
  await passed();
  expect(find(made, 'button').textContent).toBe('Add');
  find<HTMLButtonElement>(made, 'button').click();
  await passed();
  expect(find(made, 'form').innerHTML).toBe('<select></select>');
  expect(submits).not.toHaveBeenCalled();
});

describe('scripts that cannot be fetched', () => {
  /** A page whose scripts fail so many times; each island asks twice. */
  function failing(times: number, body: string) {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { made, mounted, loaded } = page(body);
    for (let time = 0; time < times; time++) loaded.mockRejectedValueOnce(new Error('offline'));
    boot(made, loaded);
    return { made, mounted, loaded };
  }

  it('once are not noticed', async () => {
    const { mounted } = failing(1, island('a', 'load'));
    await passed();
    expect(mounted).toEqual(['a']);
  });

  it('offline change nothing: what needs them stays, and the press after it works', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const body = `<p class="needs-script"><button type="button">Open</button></p><noscript>${noScripts}</noscript>`;
    const { made, mounted } = failing(4, island('a', 'load', body));
    await passed();
    const button = find<HTMLButtonElement>(made, 'button');
    button.click();
    await passed();
    expect([made.contains(button), button.ariaBusy, mounted]).toEqual([true, null, []]);
    online.mockRestore();
    button.click();
    await passed();
    expect(mounted).toEqual(['a']);
  });

  it('are fetched again by the next press, and what was pressed is done; a mouse that passes asks for nothing', async () => {
    const { made, mounted, loaded } = failing(2, island('a', 'load', '<button type="button">Open</button>'));
    await passed();
    expect([mounted, loaded.mock.calls.length]).toEqual([[], 2]);
    const button = find<HTMLButtonElement>(made, 'button');
    button.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await passed();
    expect(loaded).toHaveBeenCalledTimes(2);
    const opened = vi.fn();
    button.addEventListener('click', opened);
    button.click();
    expect(button.ariaBusy).toBe('true');
    await passed();
    expect([mounted, opened.mock.calls.length, button.ariaBusy]).toEqual([['a'], 1, null]);
  });

  it('leave a link to the browser, and a menu to what it is without scripts', async () => {
    const menu = '&lt;details&gt;&lt;summary&gt;Menu&lt;/summary&gt;&lt;/details&gt;';
    const { made } = failing(
      9,
      island(
        'a',
        'load',
        `<a href="#bag" data-scripted>Bag</a><button data-plain></button><noscript>${menu}</noscript>`,
      ),
    );
    const followed: boolean[] = [];
    made.body.addEventListener('click', (event) => followed.push(!event.defaultPrevented));
    find<HTMLElement>(made, 'a').click();
    await passed(1);
    expect(followed).toEqual([true]);
    const button = find<HTMLButtonElement>(made, 'button');
    button.click();
    await passed();
    expect([find<HTMLDetailsElement>(made, '[data-island] > details').open, button.ariaExpanded]).toEqual([
      true,
      'true',
    ]);
    button.click();
    await passed();
    expect([made.querySelector('details'), button.ariaExpanded]).toEqual([null, 'false']);
  });
});

describe('scripts that are slow', () => {
  /** A page whose scripts arrive when the test says so. */
  function slow(body: string) {
    const { made, mounted, loaded } = page(body);
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const load = loaded.getMockImplementation();
    boot(made, () => arrival.then(() => (load as NonNullable<typeof load>)()));
    return { made, mounted, arrive: () => arrive() };
  }

  it('show at once that something is on its way; after a second a link navigates, and a button goes on waiting', async () => {
    const { made, arrive } = slow(
      island('a', 'interaction', '<a href="#bag" data-scripted>Bag</a><button type="button">Add</button>'),
    );
    const clicks: string[] = [];
    made.body.addEventListener('click', ({ target }) => clicks.push((target as Element).tagName));
    const link = find<HTMLElement>(made, 'a');
    link.click();
    expect(link.ariaBusy).toBe('true');
    await passed(999);
    expect(clicks).toEqual([]);
    await passed(1);
    expect([clicks, link.ariaBusy]).toEqual([['A'], null]);
    find<HTMLElement>(made, 'button').click();
    await passed(10_000);
    expect(clicks).toEqual(['A']);
    arrive();
    await passed();
    expect(clicks).toEqual(['A', 'BUTTON']);
  });

  it('do not keep a dialog that was painted with the page; on a phone its link leads to the page', async () => {
    let wide = true;
    vi.stubGlobal('matchMedia', () => ({ matches: wide }));
    const { made, mounted, arrive } = slow(
      island('header', 'interaction', '<a href="#bag" data-scripted data-opens="drawer">Bag</a>') +
        island(
          'drawer',
          'interaction',
          '<dialog id="drawer"><form method="dialog"><button>Close</button></form></dialog>',
        ),
    );
    const link = find<HTMLElement>(made, 'a');
    link.click();
    const dialog = find<HTMLDialogElement>(made, 'dialog');
    // The sign on the link is drawn first.
    expect([link.ariaBusy, dialog.open]).toEqual(['true', false]);
    await passed(40);
    expect(dialog.open).toBe(true);
    const closed = new MouseEvent('click', { bubbles: true, cancelable: true });
    find(made, 'dialog button').dispatchEvent(closed);
    expect(closed.defaultPrevented).toBe(false);
    await passed();
    arrive();
    await passed();
    expect(mounted).toContain('drawer');
    expect(link.ariaBusy).toBe(null);

    wide = false;
    const phone = slow(
      island('header', 'interaction', '<a href="#b" data-scripted data-opens="d">B</a><dialog id="d"></dialog>'),
    );
    const followed = new MouseEvent('click', { bubbles: true, cancelable: true });
    find(phone.made, 'a').dispatchEvent(followed);
    expect([followed.defaultPrevented, find<HTMLDialogElement>(phone.made, 'dialog').open]).toEqual([false, false]);
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
  it('a re-loaded section is mounted again and its old one ended', { tags: ['spec-12'] }, () =>
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
  boot(made, loaded);
  await passed();
  find(made, 'section').dispatchEvent(new Event('shopify:section:unload', { bubbles: true }));
  fail();
  await passed();
  expect(mounted).toEqual([]);
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
