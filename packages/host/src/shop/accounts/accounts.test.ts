import { scryptSync } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStore } from '../../store/test-store.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { readCart } from '../cart/read-cart.ts';
import {
  addAddress,
  adoptCart,
  changePassword,
  checkPassword,
  closeAllSessions,
  closeSession,
  customersByIds,
  deleteAddress,
  openSession,
  registerCustomer,
  requestActivation,
  requestReset,
  sessionCustomerId,
  setPassword,
  updateAddress,
  updateCustomer,
} from '../customers/customers.ts';
import { openTestShop, type TestShop, variantId } from '../test-shop.ts';
import { isBirthday } from './profile.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    'customers.json': [
      {
        email: 'Grace@Example.com',
        firstName: 'Grace',
        addresses: [{ address1: '1 Road', city: 'Paris', country: 'France', countryCode: 'FR' }],
      },
    ],
  });
});
afterAll(() => shop.close());

async function register(email: string): Promise<number> {
  const registered = await registerCustomer(shop.store, { email, password: 'correct horse' });
  if (!registered.ok) throw new Error(JSON.stringify(registered.error));
  return registered.value.id;
}
const home = {
  lastName: 'Byron',
  address1: '1 Main St',
  city: 'New York',
  province: 'NY',
  zip: '10012',
  country: 'US',
};

describe('registering', () => {
  it('makes an account whose address is compared without case', async () => {
    const id = await register('Ada@Example.com');
    expect(await checkPassword(shop.store, ' ADA@example.com', 'correct horse')).toEqual({ ok: true, value: id });
    expect(await registerCustomer(shop.store, { email: 'ada@EXAMPLE.com', password: 'another' })).toEqual({
      ok: false,
      error: { code: 'fields', fields: { email: 'taken' } },
    });
  });

  it('gives the address to one of two simultaneous registrations', async () => {
    const registered = await Promise.all(
      [1, 2, 3].map(() => registerCustomer(shop.store, { email: 'race@example.com', password: 'correct horse' })),
    );
    expect(registered.filter((one) => one.ok)).toHaveLength(1);
  });

  it.each([
    [{ email: '', password: 'long enough' }, { email: 'blank' }],
    [{ email: 'nobody', password: 'long enough' }, { email: 'invalid' }],
    [{ email: 'b@c.de', password: '' }, { password: 'blank' }],
    [{ email: 'b@c.de', password: 'four' }, { password: 'too_short' }],
    [{ email: 'b@c.de', password: 'x'.repeat(257) }, { password: 'too_long' }],
    [{ email: 'b@c.de', password: 'long enough', birthday: '02/29/1900' }, { birthday: 'invalid' }],
    [
      { email: 'b@c.de', password: 'long enough', firstName: 'x'.repeat(256), phone: 'call me' },
      { firstName: 'too_long', phone: 'invalid' },
    ],
  ])('refuses %j', async (input, fields) => {
    expect(await registerCustomer(shop.store, input)).toEqual({ ok: false, error: { code: 'fields', fields } });
  });

  it('stores neither passwords nor tokens', async () => {
    const id = await register('secret@example.com');
    const session = await openSession(shop.store, id);
    const reset = await requestReset(shop.store, 'secret@example.com');
    const tables = ['customers', 'sessions', 'customer_tokens'] as const;
    const rows = await Promise.all(tables.map((table) => shop.store.db.selectFrom(table).selectAll().execute()));
    const all = JSON.stringify(rows);
    expect(all).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    for (const secret of ['correct horse', session.token, reset?.token ?? '?']) expect(all).not.toContain(secret);
  });
});

describe('signing in', () => {
  it('says the same for an unknown address, a wrong password and an account that was never activated', async () => {
    await register('known@example.com');
    for (const email of ['known@example.com', 'unknown@example.com', 'grace@example.com', '', "' or 1=1 --"]) {
      expect(await checkPassword(shop.store, email, 'wrong')).toEqual({
        ok: false,
        error: { code: 'invalid_credentials' },
      });
    }
    expect((await checkPassword(shop.store, 'grace@example.com', '')).ok).toBe(false);
  });

  it('opens sessions that can be closed, one and all', async () => {
    const id = await register('session@example.com');
    const [first, second] = [await openSession(shop.store, id), await openSession(shop.store, id)];
    expect(await sessionCustomerId(shop.store, first.token)).toBe(id);
    await closeSession(shop.store, first.token);
    expect(await sessionCustomerId(shop.store, first.token)).toBeNull();
    expect(await sessionCustomerId(shop.store, second.token)).toBe(id);
    await closeAllSessions(shop.store, id);
    expect(await sessionCustomerId(shop.store, second.token)).toBeNull();
    for (const token of ['', 'junk', 'x'.repeat(43), null])
      expect(await sessionCustomerId(shop.store, token)).toBeNull();
  });

  it('makes the hash of an earlier version again', async () => {
    const id = await register('older@example.com');
    const salt = Buffer.alloc(16, 7);
    const key = scryptSync('correct horse', salt, 32, { N: 1024, r: 8, p: 1 });
    const password = `scrypt$1024$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
    await shop.store.write((tx) => tx.updateTable('customers').set({ password }).where('id', '=', id).execute());
    const stored = async () =>
      (await shop.store.db.selectFrom('customers').where('id', '=', id).select('password').executeTakeFirstOrThrow())
        .password;
    expect((await checkPassword(shop.store, 'older@example.com', 'wrong')).ok).toBe(false);
    expect(await stored()).toBe(password);
    expect((await checkPassword(shop.store, 'older@example.com', 'correct horse')).ok).toBe(true);
    expect(await stored()).toMatch(/^\$argon2id/);
    expect((await checkPassword(shop.store, 'older@example.com', 'correct horse')).ok).toBe(true);
  });

  it('gives every log-in a session of its own, and ends the one the browser had', async () => {
    const id = await register('rotated@example.com');
    const { token: before } = await openSession(shop.store, id);
    const { token } = await openSession(shop.store, id, { before });
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect([await sessionCustomerId(shop.store, before), await sessionCustomerId(shop.store, token)]).toEqual([
      null,
      id,
    ]);
    for (let count = 0; count < 60; count += 1) await openSession(shop.store, id);
    const rows = await shop.store.db
      .selectFrom('sessions')
      .where('customer_id', '=', id)
      .select('token_hash')
      .execute();
    expect(rows).toHaveLength(50);
  });

  it('ends a session when its time is over', async () => {
    const id = await register('late@example.com');
    const { token } = await openSession(shop.store, id);
    await shop.store.write((tx) =>
      tx
        .updateTable('sessions')
        .set({ expires_at: new Date(0).toISOString() })
        .where('customer_id', '=', id)
        .execute(),
    );
    expect(await sessionCustomerId(shop.store, token)).toBeNull();
  });
});

describe('a new password', () => {
  const input = { purpose: 'reset' as const, password: 'new password', confirmation: 'new password' };

  it('is set once with a token, and ends every session', async () => {
    const customerId = await register('reset@example.com');
    const session = await openSession(shop.store, customerId);
    const first = await requestReset(shop.store, 'reset@example.com');
    const second = await requestReset(shop.store, 'RESET@example.com');
    const token = first?.token ?? '';
    expect(await setPassword(shop.store, { ...input, customerId, token, confirmation: 'other' })).toMatchObject({
      ok: false,
      error: { fields: { confirmation: 'mismatch' } },
    });
    expect(await setPassword(shop.store, { ...input, customerId: customerId + 1, token })).toMatchObject({ ok: false });
    expect(await setPassword(shop.store, { ...input, purpose: 'activate', customerId, token })).toMatchObject({
      ok: false,
    });
    const done = await Promise.all([1, 2].map(() => setPassword(shop.store, { ...input, customerId, token })));
    expect(done.filter((one) => one.ok)).toHaveLength(1);
    // The second mail leaves the first link good; once one was used, no other is.
    expect(await setPassword(shop.store, { ...input, customerId, token: second?.token ?? '' })).toEqual({
      ok: false,
      error: { code: 'invalid_token' },
    });
    expect(await sessionCustomerId(shop.store, session.token)).toBeNull();
    expect((await checkPassword(shop.store, 'reset@example.com', 'new password')).ok).toBe(true);
    expect((await checkPassword(shop.store, 'reset@example.com', 'correct horse')).ok).toBe(false);
  });

  it('is refused when the link is too old', async () => {
    const customerId = await register('old@example.com');
    const reset = await requestReset(shop.store, 'old@example.com');
    await shop.store.write((tx) =>
      tx
        .updateTable('customer_tokens')
        .set({ expires_at: new Date(0).toISOString() })
        .execute(),
    );
    expect(await setPassword(shop.store, { ...input, customerId, token: reset?.token ?? '' })).toMatchObject({
      ok: false,
      error: { code: 'invalid_token' },
    });
  });

  it('activates an account that was imported without one', async () => {
    const row = await shop.store.db
      .selectFrom('customers')
      .where('email', '=', 'grace@example.com')
      .select('id')
      .executeTakeFirstOrThrow();
    const invitation = await requestActivation(shop.store, row.id);
    expect(
      (
        await setPassword(shop.store, {
          ...input,
          purpose: 'activate',
          customerId: row.id,
          token: invitation?.token ?? '',
        })
      ).ok,
    ).toBe(true);
    expect((await customersByIds(shop.store, [row.id])).get(row.id)).toMatchObject({
      hasAccount: true,
      firstName: 'Grace',
      addresses: [{ city: 'Paris' }],
    });
    expect(await requestActivation(shop.store, row.id)).toBeNull();
  });

  it('is required with the current one, and ends every session, link and cart of other browsers', async () => {
    const customerId = await register('changed@example.com');
    const session = await openSession(shop.store, customerId);
    const reset = await requestReset(shop.store, 'changed@example.com');
    const ownCart = await addToCart(shop.store, null, [{ id: variantId('dress', 'Ink', 'S') }]);
    const cart = await adoptCart(shop.store, customerId, ownCart.ok ? ownCart.value.cart.token : null);
    const change = { current: 'correct horse', password: 'new password', confirmation: 'new password' };
    expect(await changePassword(shop.store, customerId, { ...change, current: 'x', confirmation: 'y' })).toEqual({
      ok: false,
      error: { code: 'fields', fields: { current: 'invalid', confirmation: 'mismatch' } },
    });
    expect((await changePassword(shop.store, customerId, change)).ok).toBe(true);
    expect(await sessionCustomerId(shop.store, session.token)).toBeNull();
    expect(await setPassword(shop.store, { ...input, customerId, token: reset?.token ?? '' })).toMatchObject({
      ok: false,
      error: { code: 'invalid_token' },
    });
    expect(await readCart(shop.store, cart)).toBeNull();
    const again = await adoptCart(shop.store, customerId, null);
    expect((await readCart(shop.store, again))?.lines).toHaveLength(1);
    expect((await checkPassword(shop.store, 'changed@example.com', 'new password')).ok).toBe(true);
  });

  it('survives a restart as a link, and no longer than its day', async () => {
    const customerId = await register('restart@example.com');
    const asked = new Date('2026-01-01T00:00:00Z');
    const reset = await requestReset(shop.store, 'restart@example.com', asked);
    const late = new Date('2026-01-02T00:00:00Z');
    const newPassword = { ...input, customerId, token: reset?.token ?? '' };
    expect(await setPassword(shop.store, newPassword, late)).toMatchObject({
      ok: false,
      error: { code: 'invalid_token' },
    });
    const other = await openTestStore(shop.dataDir);
    expect(await setPassword(other, newPassword, new Date('2026-01-01T23:59:59Z'))).toMatchObject({ ok: true });
    await other.close();
  });

  it('does not reveal which addresses have no account', async () => {
    expect(await requestReset(shop.store, 'unknown@example.com')).toBeNull();
  });
});

describe('the address book', () => {
  it('has one default while it has any address', async () => {
    const id = await register('book@example.com');
    const [first, second] = [
      await addAddress(shop.store, id, home, false),
      await addAddress(shop.store, id, { ...home, city: 'Albany' }, true),
    ];
    if (!first.ok || !second.ok) throw new Error('not added');
    const customer = async () => (await customersByIds(shop.store, [id])).get(id);
    expect(await customer()).toMatchObject({
      defaultAddressId: second.value.id,
      addresses: [{ city: 'Albany' }, { city: 'New York', province: 'New York' }],
    });
    expect(await deleteAddress(shop.store, id, second.value.id)).toBe(true);
    expect(await customer()).toMatchObject({ defaultAddressId: first.value.id });
    expect(await addAddress(shop.store, id, { ...home, zip: '' }, false)).toEqual({
      ok: false,
      error: { fields: { zip: 'blank' } },
    });
  });

  it('cannot be changed by another customer', async () => {
    const [mine, other] = [await register('mine@example.com'), await register('other@example.com')];
    const added = await addAddress(shop.store, mine, home, true);
    const id = added.ok ? added.value.id : 0;
    expect(await updateAddress(shop.store, other, id, { ...home, city: 'Troy' }, true)).toEqual({
      ok: false,
      error: { code: 'not_found' },
    });
    expect(await deleteAddress(shop.store, other, id)).toBe(false);
    expect((await customersByIds(shop.store, [mine])).get(mine)?.addresses).toMatchObject([{ city: 'New York' }]);
  });
});

it('changes a profile, and only what is given', async () => {
  const id = await register('profile@example.com');
  expect(await updateCustomer(shop.store, id, { firstName: 'Ada', birthday: '2/29/2000' })).toMatchObject({
    ok: true,
    value: { firstName: 'Ada', birthday: '2/29/2000' },
  });
  expect(await updateCustomer(shop.store, id, { lastName: 'Byron' })).toMatchObject({
    ok: true,
    value: { firstName: 'Ada', lastName: 'Byron' },
  });
  expect((await updateCustomer(shop.store, id, { birthday: '13/1/2000' })).ok).toBe(false);
});

it('takes a birthday exactly where the calendar has the day', { tags: ['data-13'] }, () => {
  const now = new Date('2026-06-01');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 14 }),
      fc.integer({ min: 0, max: 33 }),
      fc.integer({ min: 1897, max: 2026 }),
      (month, day, year) => {
        const date = new Date(Date.UTC(year, month - 1, day));
        const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month >= 1;
        expect(isBirthday(`${month}/${day}/${year}`, now)).toBe(exists);
      },
    ),
  );
});
