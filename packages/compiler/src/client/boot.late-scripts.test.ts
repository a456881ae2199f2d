// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, island, late, page, passed, restoreBrowser, stubBrowser } from './boot.fixture.ts';
import { boot } from './boot.ts';

beforeEach(stubBrowser);
afterEach(restoreBrowser);

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
    boot(late, made, () => Promise.reject(new Error('offline')));
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
  boot(late, made, () => Promise.reject(new Error('offline')));
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
    boot(late, made, loaded);
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
    boot(late, made, () => arrival.then(() => (load as NonNullable<typeof load>)()));
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
