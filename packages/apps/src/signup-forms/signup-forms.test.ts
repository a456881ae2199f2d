// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenApps, openApps } from '../../test/open-apps.ts';
import { connect, runScript } from '../../test/page.ts';
import { exportBook } from '../cli/export.ts';

const SCRIPT = '/signup-forms/onsite/js/klaviyo.js?company_id=VtrnDm';
const FORM = 'NwsLtr';

let open: OpenApps;
let events: { type: string; formId: string }[] = [];
const listen = (event: Event) => {
  if (event instanceof CustomEvent) events.push({ type: event.detail.type, formId: event.detail.formId });
};
beforeEach(async () => {
  open = await openApps();
  connect(open.apps);
  events = [];
  window.addEventListener('klaviyoForms', listen);
});
afterEach(async () => {
  window.removeEventListener('klaviyoForms', listen);
  document.body.replaceChildren();
  Reflect.deleteProperty(window, '_klOnsite');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await open.close();
});

const push = (...command: unknown[]) =>
  (Reflect.get(window, '_klOnsite') as { push(c: unknown[]): void }).push(command);
const dialog = () => document.querySelector('[role=dialog]');
const email = () => document.querySelector<HTMLInputElement>('[role=dialog] input[type=email]');
const types = () => events.map(({ type }) => type);

async function send(address: string) {
  const field = email();
  if (!field) throw new Error('No form is open.');
  field.value = address;
  field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

test('commands queued before the script are run when it comes; later ones at once', async () => {
  Object.assign(window, { _klOnsite: [['openForm', FORM]] });
  await runScript(open.apps, SCRIPT);
  await expect.poll(types).toEqual(['open']);
  expect(dialog()?.getAttribute('aria-modal')).toBe('true');
  expect(document.body.lastElementChild?.contains(dialog())).toBe(true);
  expect(document.activeElement).toBe(email());
  push('closeForm', FORM);
  expect(types()).toEqual(['open', 'close']);
  expect(dialog()).toBeNull();
  push('openForm', FORM);
  await expect.poll(types).toEqual(['open', 'close', 'open']);
});

test('window.klaviyo answers with a promise, and has every method', async () => {
  await runScript(open.apps, SCRIPT);
  const klaviyo: Record<string, (...args: unknown[]) => Promise<unknown>> = Reflect.get(window, 'klaviyo');
  const done = vi.fn();
  expect(klaviyo.whatever).toBeTypeOf('function');
  await klaviyo.openForm?.(FORM, done);
  expect(done).toHaveBeenCalledOnce();
  expect(types()).toEqual(['open']);
});

test('a form that does not exist opens nothing', async () => {
  await runScript(open.apps, SCRIPT);
  const klaviyo: Record<string, (...args: unknown[]) => Promise<unknown>> = Reflect.get(window, 'klaviyo');
  await klaviyo.openForm?.('NoSuch');
  expect(dialog()).toBeNull();
  expect(events).toEqual([]);
});

test('Escape closes it and gives the focus back', async () => {
  const trigger = document.body.appendChild(document.createElement('button'));
  trigger.focus();
  await runScript(open.apps, SCRIPT);
  push('openForm', FORM);
  await expect.poll(dialog).not.toBeNull();
  email()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(trigger);
});

test('a subscriber is stored once, emitted to the page, and survives a restart', async () => {
  await runScript(open.apps, SCRIPT);
  for (const address of ['ada@example.com', 'ADA@example.com']) {
    events = [];
    push('openForm', FORM);
    await expect.poll(types).toContain('open');
    await send(address);
    await expect.poll(types).toContain('submit');
  }
  expect(dialog()?.textContent).toContain('Thank you');
  await open.reopen();
  const table = await exportBook({ book: 'subscribers', dataDir: open.dataDir });
  expect(table.split('\n')).toHaveLength(2);
  expect(table).toContain('ada@example.com,newsletter');
});

test('a custom form has a required field and stores each answer of an address', async () => {
  await runScript(open.apps, SCRIPT);
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[role=dialog] input[name=${name}]`);
  for (const size of ['6', '8', '8']) {
    push('openForm', 'SzReqs');
    await expect.poll(() => field('size')).not.toBeNull();
    const input = field('size');
    expect([document.activeElement, input?.parentElement?.textContent]).toEqual([input, 'Your size']);
    await send('ada@example.com');
    expect(dialog()?.textContent).toContain('Fill in: Your size.');
    expect([document.activeElement, input?.getAttribute('aria-invalid')]).toEqual([input, 'true']);
    if (input) input.value = size;
    events = [];
    await send('ada@example.com');
    await expect.poll(types).toContain('submit');
    push('closeForm', 'SzReqs');
  }
  const table = await exportBook({ book: 'subscribers', dataDir: open.dataDir });
  expect(table.match(/"Your size.*?"/g)).toEqual(['"Your size: 6, Page: /"', '"Your size: 8, Page: /"']);
  expect(table.split('\n')[1]).toMatch(/^ada@example\.com,size-requests,Ask for your size,/);
});

test('an invalid address is refused by the form and the API; a failed call is reported', async () => {
  await runScript(open.apps, SCRIPT);
  push('openForm', FORM);
  await expect.poll(dialog).not.toBeNull();
  await send('ada');
  expect(dialog()?.textContent).toContain('valid email');
  const { statusCode } = await open.apps.inject({
    method: 'POST',
    url: '/signup-forms/client/subscriptions/',
    payload: {
      data: {
        type: 'subscription',
        attributes: { profile: { data: { type: 'profile', attributes: { email: 'ada' } } } },
        relationships: { list: { data: { type: 'list', id: 'newsletter' } } },
      },
    },
  });
  expect(statusCode).toBe(400);
  await open.apps.inject({ method: 'PUT', url: '/switches/signup-forms', payload: { mode: '500' } });
  await send('ada@example.com');
  await expect.poll(() => dialog()?.textContent).toContain('Please try again');
  expect(types()).not.toContain('submit');
});
