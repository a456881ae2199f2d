// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { overlays } from '../../state/overlays/overlays.ts';
import type { AppFailure } from '../app-failure.ts';
import { openSignUp, type SignUpWays, signUpWish } from './open-sign-up.ts';

const apps = { sizeRequestForm: 'SIZE', sizeRequestFallback: '/pages/contact' };
let warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  vi.useFakeTimers();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  document.body.innerHTML = '<p id="live-region"></p>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.resetModules();
  overlays.closeAll();
});

vi.mock('../../platform/apps-config.ts', () => ({ appsConfig: () => apps }));
vi.mock('@vitrine/compiler/view.ts', () => ({ t: (key: string) => key }));

function link(html: string): Element {
  document.body.insertAdjacentHTML('beforeend', html);
  const made = document.body.lastElementChild;
  if (!made) throw new Error(html);
  return made;
}

function ways(failure: AppFailure | null) {
  const openForm = vi.fn(async () =>
    failure ? { ok: false as const, error: failure } : { ok: true as const, value: null },
  );
  const leave = vi.fn();
  return { openForm, leave, forms: { openForm } };
}

async function press(element: Element, how: SignUpWays) {
  const done = openSignUp(element, how);
  await vi.advanceTimersByTimeAsync(1000);
  await done;
}

describe('what a link asks for', () => {
  it.each([
    ['<a href="#size-request">', { formId: 'SIZE', fallback: '/pages/contact' }],
    ['<a href="#" data-signup-form="NEWS">', { formId: 'NEWS', fallback: '' }],
    ['<a href="/pages/newsletter" data-signup-form="NEWS">', { formId: 'NEWS', fallback: '/pages/newsletter' }],
    ['<a href="/pages/help" data-signup-form>', { formId: 'SIZE', fallback: '/pages/help' }],
    ['<button data-signup-form="NEWS">', { formId: 'NEWS', fallback: '' }],
  ])('%s', (html, wish) => {
    expect(signUpWish(link(html))).toEqual(wish);
  });
});

it('opens the form and stays', { tags: ['widget-5', 'widget-6'] }, async () => {
  const how = ways(null);
  await press(link('<a href="#size-request">'), how);
  expect(how.openForm).toHaveBeenCalledWith('SIZE', expect.any(Function));
  expect(how.leave).not.toHaveBeenCalled();
});

it('gives the focus back when the form has closed: to the menu, where the link has gone with its panel', async () => {
  const entry = link(
    '<div><button>Shop</button><p><a href="/pages/newsletter" data-signup-form="NEWS">Letters</a></p></div>',
  );
  const openForm = async (_: string, onClosed?: () => void) => {
    entry.querySelector('p')?.remove();
    onClosed?.();
    return { ok: true as const, value: null };
  };
  await press(entry.querySelector('a') as Element, { leave: vi.fn(), forms: { openForm } });
  expect(document.activeElement).toBe(entry.querySelector('button'));
});

it('closes our own dialogs first', async () => {
  overlays.openDrawer('menu');
  const dialog = link('<dialog open></dialog>');
  const how = ways(null);
  const done = openSignUp(link('<a href="#size-request">'), how);
  expect(overlays.getState()).toEqual({ modal: null, panel: null });
  await vi.advanceTimersByTimeAsync(200);
  expect(how.openForm).not.toHaveBeenCalled();
  dialog.removeAttribute('open');
  await vi.advanceTimersByTimeAsync(50);
  expect(how.openForm).toHaveBeenCalledTimes(1);
  await done;
});

it('goes where the link leads when the form does not open, and logs why', async () => {
  const how = ways({ kind: 'timeout' });
  await press(link('<a href="/pages/newsletter" data-signup-form="NEWS">'), how);
  expect(how.leave).toHaveBeenCalledWith('/pages/newsletter');
  expect(warn).toHaveBeenCalledWith('[vitrine] sign-up form NEWS: timeout');
});

it.each(['timeout', 'unavailable'] as const)(
  'goes to the page for size requests when their form does not open: %s',
  {
    tags: ['widget-5'],
  },
  async (kind) => {
    const how = ways({ kind });
    await press(link('<a href="#size-request">'), how);
    expect(how.leave.mock.calls).toEqual([['/pages/contact']]);
    expect(warn).toHaveBeenCalledWith(`[vitrine] sign-up form SIZE: ${kind}`);
  },
);

it('says so where a link leads nowhere', async () => {
  const how = ways({ kind: 'unavailable' });
  await press(link('<button data-signup-form="NEWS"></button>'), how);
  expect(how.leave).not.toHaveBeenCalled();
  expect(document.getElementById('live-region')?.textContent).toBe('sign_up.unavailable');
});

it('goes there at once where the theme names no form', async () => {
  apps.sizeRequestForm = '';
  const how = ways(null);
  await press(link('<a href="#size-request">'), how);
  apps.sizeRequestForm = 'SIZE';
  expect(how.openForm).not.toHaveBeenCalled();
  expect(how.leave).toHaveBeenCalledWith('/pages/contact');
});

it('is busy while it waits, and opens once', async () => {
  const how = ways(null);
  let settle: (value: { ok: true; value: null }) => void = () => {};
  how.openForm.mockImplementation(() => new Promise((resolve) => (settle = resolve)));
  const pressed = link('<a href="#size-request">');
  const first = openSignUp(pressed, how);
  await vi.advanceTimersByTimeAsync(0);
  expect(pressed.getAttribute('aria-busy')).toBe('true');
  await openSignUp(pressed, how);
  expect(how.openForm).toHaveBeenCalledTimes(1);
  settle({ ok: true, value: null });
  await first;
  expect(pressed.hasAttribute('aria-busy')).toBe(false);
});
