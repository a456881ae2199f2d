// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advanceTime, find, island, loadRewriteHost, page, restoreBrowser, stubBrowser } from './boot.fixture.ts';
import { boot } from './boot.ts';

beforeEach(stubBrowser);
afterEach(restoreBrowser);

describe('events before an island has hydrated', () => {
  it('a click on a button is replayed after hydration', async () => {
    const { doc, mounted, start } = page(island('buy', 'interaction', '<form><button>Add</button></form>'));
    const submits = vi.fn((event: Event) => event.preventDefault());
    const clicks: boolean[] = [];
    start();
    find(doc, 'form').addEventListener('submit', submits);
    const button = find<HTMLButtonElement>(doc, 'button');
    button.addEventListener('click', () => clicks.push(mounted.includes('buy')));
    button.click();
    button.click();
    expect(submits).not.toHaveBeenCalled();
    await advanceTime();
    expect(clicks).toEqual([true]);
    expect(submits).toHaveBeenCalledTimes(1);
  });

  it('plain links navigate at once, scripted links wait', async () => {
    const { doc, start } = page(island('nav', 'interaction', '<a href="#a">a</a><a href="#b" data-scripted>b</a>'));
    start();
    const [plain, scripted] = doc.querySelectorAll('a');
    const click = () => new MouseEvent('click', { bubbles: true, cancelable: true });
    const first = click();
    plain?.dispatchEvent(first);
    expect(first.defaultPrevented).toBe(false);
    const second = click();
    scripted?.dispatchEvent(second);
    expect(second.defaultPrevented).toBe(true);
    const replayed = vi.fn();
    scripted?.addEventListener('click', replayed);
    await advanceTime();
    expect(replayed).toHaveBeenCalledTimes(1);
  });

  it('typed text and a choice are replayed', async () => {
    const { doc, start } = page(
      island('form', 'interaction', '<input name="q"><select><option>a</option><option>b</option></select>'),
    );
    start();
    const input = find<HTMLInputElement>(doc, 'input');
    const select = find<HTMLSelectElement>(doc, 'select');
    input.value = 'silk';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    select.value = 'b';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    const changes: string[] = [];
    input.addEventListener('input', () => changes.push(input.value));
    select.addEventListener('change', () => changes.push(select.value));
    // Hydration restores the state of the server markup.
    input.value = '';
    select.value = 'a';
    await advanceTime();
    expect(changes).toEqual(['silk', 'b']);
  });

  it('an island that cannot be loaded leaves its controls to the browser', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { doc } = page(island('buy', 'interaction', '<form><button>Add</button></form>'));
    boot(loadRewriteHost, doc, () => Promise.reject(new Error('offline')));
    const submits = vi.fn((event: Event) => event.preventDefault());
    find(doc, 'form').addEventListener('submit', submits);
    find<HTMLButtonElement>(doc, 'button').click();
    await advanceTime();
    expect(submits).toHaveBeenCalledTimes(1);
  });
});

const noScripts = '&lt;select&gt;&lt;/select&gt;';

it('an island that cannot be loaded shows its content for pages without scripts, if a pressed control needs scripts', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { doc } = page(
    island(
      'buy',
      'load',
      `<form><p class="needs-script">Choose <button>Add</button></p><noscript>${noScripts}</noscript></form>`,
    ),
  );
  const submits = vi.fn();
  doc.addEventListener('submit', submits);
  boot(loadRewriteHost, doc, () => Promise.reject(new Error('offline')));
  await advanceTime();
  expect(find(doc, 'button').textContent).toBe('Add');
  find<HTMLButtonElement>(doc, 'button').click();
  await advanceTime();
  expect(find(doc, 'form').innerHTML).toBe('<select></select>');
  expect(submits).not.toHaveBeenCalled();
});

describe('scripts that cannot be fetched', () => {
  /** A page whose scripts fail so many times; each island requests them twice. */
  function failing(times: number, body: string) {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { doc, mounted, loadIslands } = page(body);
    for (let time = 0; time < times; time++) loadIslands.mockRejectedValueOnce(new Error('offline'));
    boot(loadRewriteHost, doc, loadIslands);
    return { doc, mounted, loadIslands };
  }

  it('are retried once without a visible effect', async () => {
    const { mounted } = failing(1, island('a', 'load'));
    await advanceTime();
    expect(mounted).toEqual(['a']);
  });

  it('change nothing while offline, and the next press works', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const body = `<p class="needs-script"><button type="button">Open</button></p><noscript>${noScripts}</noscript>`;
    const { doc, mounted } = failing(4, island('a', 'load', body));
    await advanceTime();
    const button = find<HTMLButtonElement>(doc, 'button');
    button.click();
    await advanceTime();
    expect([doc.contains(button), button.ariaBusy, mounted]).toEqual([true, null, []]);
    online.mockRestore();
    button.click();
    await advanceTime();
    expect(mounted).toEqual(['a']);
  });

  it('are fetched again by the next press, which is replayed; a passing mouse fetches nothing', async () => {
    const { doc, mounted, loadIslands } = failing(2, island('a', 'load', '<button type="button">Open</button>'));
    await advanceTime();
    expect([mounted, loadIslands.mock.calls.length]).toEqual([[], 2]);
    const button = find<HTMLButtonElement>(doc, 'button');
    button.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await advanceTime();
    expect(loadIslands).toHaveBeenCalledTimes(2);
    const opened = vi.fn();
    button.addEventListener('click', opened);
    button.click();
    expect(button.ariaBusy).toBe('true');
    await advanceTime();
    expect([mounted, opened.mock.calls.length, button.ariaBusy]).toEqual([['a'], 1, null]);
  });

  it('leave a link to the browser, and open a menu without scripts', async () => {
    const menu = '&lt;details&gt;&lt;summary&gt;Menu&lt;/summary&gt;&lt;/details&gt;';
    const { doc } = failing(
      9,
      island(
        'a',
        'load',
        `<a href="#bag" data-scripted>Bag</a><button data-plain></button><noscript>${menu}</noscript>`,
      ),
    );
    const followed: boolean[] = [];
    doc.body.addEventListener('click', (event) => followed.push(!event.defaultPrevented));
    find<HTMLElement>(doc, 'a').click();
    await advanceTime(1);
    expect(followed).toEqual([true]);
    const button = find<HTMLButtonElement>(doc, 'button');
    button.click();
    await advanceTime();
    expect([find<HTMLDetailsElement>(doc, '[data-island] > details').open, button.ariaExpanded]).toEqual([
      true,
      'true',
    ]);
    button.click();
    await advanceTime();
    expect([doc.querySelector('details'), button.ariaExpanded]).toEqual([null, 'false']);
  });
});

describe('scripts that are slow', () => {
  /** A page whose scripts arrive when the test calls `arrive`. */
  function slow(body: string) {
    const { doc, mounted, loadIslands } = page(body);
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const load = loadIslands.getMockImplementation();
    boot(loadRewriteHost, doc, () => arrival.then(() => (load as NonNullable<typeof load>)()));
    return { doc, mounted, arrive: () => arrive() };
  }

  it('show a busy state at once; after a second a link navigates, and a button goes on waiting', async () => {
    const { doc, arrive } = slow(
      island('a', 'interaction', '<a href="#bag" data-scripted>Bag</a><button type="button">Add</button>'),
    );
    const clicks: string[] = [];
    doc.body.addEventListener('click', ({ target }) => clicks.push((target as Element).tagName));
    const link = find<HTMLElement>(doc, 'a');
    link.click();
    expect(link.ariaBusy).toBe('true');
    await advanceTime(999);
    expect(clicks).toEqual([]);
    await advanceTime(1);
    expect([clicks, link.ariaBusy]).toEqual([['A'], null]);
    find<HTMLElement>(doc, 'button').click();
    await advanceTime(10_000);
    expect(clicks).toEqual(['A']);
    arrive();
    await advanceTime();
    expect(clicks).toEqual(['A', 'BUTTON']);
  });

  it('do not delay a dialog of the server markup; on a phone its link opens the page', async () => {
    let wide = true;
    vi.stubGlobal('matchMedia', () => ({ matches: wide }));
    const { doc, mounted, arrive } = slow(
      island('header', 'interaction', '<a href="#bag" data-scripted data-opens="drawer">Bag</a>') +
        island(
          'drawer',
          'interaction',
          '<dialog id="drawer"><form method="dialog"><button>Close</button></form></dialog>',
        ),
    );
    const link = find<HTMLElement>(doc, 'a');
    link.click();
    const dialog = find<HTMLDialogElement>(doc, 'dialog');
    // The busy state of the link is painted first.
    expect([link.ariaBusy, dialog.open]).toEqual(['true', false]);
    await advanceTime(40);
    expect(dialog.open).toBe(true);
    const closed = new MouseEvent('click', { bubbles: true, cancelable: true });
    find(doc, 'dialog button').dispatchEvent(closed);
    expect(closed.defaultPrevented).toBe(false);
    await advanceTime();
    arrive();
    await advanceTime();
    expect(mounted).toContain('drawer');
    expect(link.ariaBusy).toBe(null);

    wide = false;
    const phone = slow(
      island('header', 'interaction', '<a href="#b" data-scripted data-opens="d">B</a><dialog id="d"></dialog>'),
    );
    const followed = new MouseEvent('click', { bubbles: true, cancelable: true });
    find(phone.doc, 'a').dispatchEvent(followed);
    expect([followed.defaultPrevented, find<HTMLDialogElement>(phone.doc, 'dialog').open]).toEqual([false, false]);
  });
});
