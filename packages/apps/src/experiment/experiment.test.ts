// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenApps, openApps } from '../../test/open-apps.ts';
import { connect, runScript } from '../../test/page.ts';
import { isAssigned } from './experiment.ts';

const ID = '8f1d2c3a-54b6-4f0e-9a7d-1c2b3a4d5e6f';

let open: OpenApps;
beforeEach(async () => {
  open = await openApps();
  connect(open.apps);
});
afterEach(async () => {
  for (const name of ['sl_assignments', 'sl_visitor']) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the script sets them
    document.cookie = `${name}=; path=/; max-age=0`;
  }
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  await open.close();
});

const isActive = (id = ID): Promise<boolean> =>
  (Reflect.get(window, 'shoplift') as { isHypothesisActive(id: string): Promise<boolean> }).isHypothesisActive(id);

test('an assignment sticks: the cookie answers when the share has changed', async () => {
  await runScript(open.apps, '/experiment/shoplift.js?share=100');
  expect(await isActive()).toBe(true);
  expect(await isActive('another')).toBe(true);
  await runScript(open.apps, '/experiment/shoplift.js?share=0');
  expect(await isActive()).toBe(true);
  expect(await isActive('a third')).toBe(false);
  await runScript(open.apps, '/experiment/shoplift.js?fault_calls=500');
  expect(await isActive('a third')).toBe(false);
});

test('the address forces one variant, or all', async () => {
  await runScript(open.apps, '/experiment/shoplift.js?share=0');
  history.replaceState(null, '', `/?slVariant=${ID}`);
  expect(await isActive()).toBe(true);
  expect(await isActive('another')).toBe(false);
  history.replaceState(null, '', '/?slVariant=true');
  expect(await isActive('another')).toBe(true);
  history.replaceState(null, '', '/');
  expect(await isActive()).toBe(false);
});

test.each(['500', 'malformed', 'html', 'shape'])(
  'rejects when the assignment fails (%s), and asks again',
  async (mode) => {
    await runScript(open.apps, `/experiment/shoplift.js?share=100&fault_calls=${mode}`);
    await expect(isActive()).rejects.toThrow();
    await expect(isActive()).rejects.toThrow();
  },
);

test('the reject switch lets the script load and its promise reject', async () => {
  await open.apps.inject({ method: 'PUT', url: '/switches/experiment', payload: { mode: 'reject' } });
  await runScript(open.apps, '/experiment/shoplift.js?share=100');
  await expect(isActive()).rejects.toThrow();
});

test('a share of visitors is assigned, evenly and always the same', () => {
  const visitors = Array.from({ length: 2000 }, (_, index) => `visitor-${index}`);
  const active = visitors.filter((visitor) => isAssigned(ID, visitor, 30));
  expect(active.length / visitors.length).toBeCloseTo(0.3, 1);
  expect(active.every((visitor) => isAssigned(ID, visitor, 30) && isAssigned(ID, visitor, 60))).toBe(true);
  expect(visitors.some((visitor) => isAssigned(ID, visitor, 0))).toBe(false);
  expect(visitors.every((visitor) => isAssigned(ID, visitor, 100))).toBe(true);
});
