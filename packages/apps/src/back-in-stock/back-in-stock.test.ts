// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DRESS, LOAFER, type OpenApps, openApps, proxied, STOCKED } from '../../test/open-apps.ts';
import { connect, runScript } from '../../test/page.ts';
import { exportBook } from '../cli/export.ts';

let open: OpenApps;
beforeEach(async () => {
  open = await openApps();
  connect(open.apps);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await open.close();
});

interface Bis {
  create(
    email: string,
    variant: number,
    product: number | string,
    attributes?: Record<string, unknown>,
  ): { then(callback: (answer: Record<string, unknown>) => void): unknown };
}
const bis = () => Reflect.get(window, 'BIS') as Bis;
const answered = (thenable: ReturnType<Bis['create']>) =>
  new Promise<Record<string, unknown>>((resolve) => thenable.then(resolve));

const call = async (query: Record<string, string>) =>
  (await open.apps.inject(`/back-in-stock/stock_notification/create.json?${new URLSearchParams(query)}`)).json();
const query = (email: string, id: number | string = STOCKED) => ({
  shop: 'vitrine-demo.myshopify.com',
  'notification[email]': email,
  'notification[product_no]': String(DRESS.id),
  'notification[accepts_marketing]': 'true',
  'variant[variant_no]': String(id),
});

test('a sign-up by JSONP is stored, with the page’s fields', async () => {
  await runScript(open.apps, '/back-in-stock/widget.js?shop=vitrine-demo.myshopify.com');
  const answer = await answered(bis().create('ada+b@example.com', STOCKED, DRESS.id, { accepts_marketing: true }));
  expect(answer).toMatchObject({ status: 'OK', message: expect.stringContaining('on the list') });
  const table = await exportBook({ book: 'notifications', dataDir: open.dataDir });
  expect(table).toContain('ada+b@example.com');
  expect(table).toContain('COLSLIDRE-INK-0');
  expect(table).toContain('vitrine-demo.myshopify.com');
});

test('the answer is thenable, chains, tells late listeners, and is no promise', async () => {
  await runScript(open.apps, '/back-in-stock/widget.js');
  const thenable = bis().create('a@b.example', STOCKED, DRESS.id);
  expect(thenable).not.toBeInstanceOf(Promise);
  expect(thenable).not.toHaveProperty('catch');
  expect(thenable.then(() => {})).toBe(thenable);
  const first = await answered(thenable);
  expect(await answered(thenable)).toBe(first);
});

test.each(['500', 'html', '401'])('it never settles when the call fails (%s)', async (mode) => {
  await runScript(open.apps, `/back-in-stock/widget.js?fault_calls=${mode}`);
  const settled = vi.fn();
  bis().create('a@b.example', STOCKED, DRESS.id).then(settled);
  // The call has come back when another, asked later, has.
  await call(query('other@b.example'));
  await call(query('third@b.example'));
  expect(settled).not.toHaveBeenCalled();
});

test('runs what pages queued before and after, and takes their configuration', async () => {
  const before = vi.fn();
  Object.assign(window, { _bisq: [before], _BISConfig: { language: 'fr' } });
  await runScript(open.apps, '/back-in-stock/widget.js');
  expect(before).toHaveBeenCalledOnce();
  const after = vi.fn();
  (Reflect.get(window, '_bisq') as { push(task: () => void): void }).push(after);
  expect(after).toHaveBeenCalledOnce();
  expect(Reflect.get(window, '_BIS')).toMatchObject({ Config: { language: 'fr' } });
  Reflect.deleteProperty(window, '_BISConfig');
});

test('refuses a second sign-up, a bad address and an unknown item, as maps of errors', async () => {
  expect(await call(query('Ada@example.com'))).toMatchObject({ status: 'OK' });
  expect(await call(query('ada@EXAMPLE.com'))).toMatchObject({
    status: 'Error',
    errors: { base: [expect.stringContaining('already')] },
  });
  expect(await call(query('ada'))).toMatchObject({ status: 'Error', errors: { email: [expect.any(String)] } });
  expect(await call(query('x@example.com', 5))).toMatchObject({
    status: 'Error',
    errors: { base: [expect.any(String)] },
  });
});

test('a sign-up outlives the process', async () => {
  await call(query('ada@example.com'));
  await open.reopen();
  expect(await call(query('ada@example.com'))).toMatchObject({ status: 'Error' });
});

test('a callback must be a name', async () => {
  const { statusCode } = await open.apps.inject(
    `/back-in-stock/stock_notification/create.json?callback=${encodeURIComponent('alert(1)//')}`,
  );
  expect(statusCode).toBe(400);
});

const PROXY = '/back-in-stock/proxy/notifications';
const listed = async (customer: string) =>
  (await open.apps.inject(proxied(PROXY, customer))).json() as { notifications: { variant_id: number }[] };
const removed = async (customer: string, variant_id: unknown) =>
  open.apps.inject({ method: 'POST', url: proxied(`${PROXY}/remove`, customer), payload: { variant_id } });

test('only the signed-in customer sees the sign-ups of their address, newest first', async () => {
  const LOAFERS = LOAFER.variants[0]?.id ?? 0;
  await call(query('ADA@example.com'));
  await call(query('bo@example.com'));
  await call(query('ada@example.com', LOAFERS));
  expect(await listed('7')).toEqual({
    customer: '7',
    notifications: [
      { product_id: LOAFER.id, variant_id: LOAFERS, created_at: expect.any(String) },
      { product_id: DRESS.id, variant_id: STOCKED, created_at: expect.any(String) },
    ],
  });
  expect((await listed('8')).notifications).toHaveLength(1);
  expect(await listed('')).toEqual({ customer: null, notifications: [] });
});

test('an unverified address lists no sign-ups', async () => {
  await call(query('ada+new@example.com'));
  expect(await listed('9')).toEqual({ customer: '9', notifications: [] });
});

test('a sign-up is taken back by its customer alone, for good, and can be made again', async () => {
  await call(query('ada@example.com'));
  await call(query('bo@example.com'));
  await call(query('cy@example.com'));
  expect((await removed('8', STOCKED)).json()).toEqual({ customer: '8', notifications: [] });
  expect((await listed('7')).notifications).toHaveLength(1);
  await removed('7', STOCKED);
  const table = await exportBook({ book: 'notifications', dataDir: open.dataDir });
  expect([table.includes('cy@example.com'), table.includes('ada@example.com')]).toEqual([true, false]);
  await open.reopen();
  expect((await listed('7')).notifications).toEqual([]);
  expect(await call(query('ada@example.com'))).toMatchObject({ status: 'OK' });
  expect((await listed('7')).notifications).toHaveLength(1);
  expect((await removed('7', 'x')).statusCode).toBe(422);
});

test('the list is for the shop alone', async () => {
  expect((await open.apps.inject(PROXY)).statusCode).toBe(401);
  expect((await open.apps.inject(proxied(PROXY, '7').replace('customer_id=7', 'customer_id=8'))).statusCode).toBe(401);
});
