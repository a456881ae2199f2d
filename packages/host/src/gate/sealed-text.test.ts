import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seal, unseal } from './sealed-text.ts';

const secret = randomBytes(32);

test('a text comes back as it was, and only with its secret', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const whole = text.toWellFormed();
      const sealed = seal(secret, whole);
      expect(sealed).toMatch(/^[\w-]+$/);
      expect(unseal(secret, sealed)).toBe(whole);
      expect(unseal(randomBytes(32), sealed)).toBeNull();
    }),
  );
});

test('no byte of it can be changed, left out or added', () => {
  const sealed = Buffer.from(seal(secret, 'paid'), 'base64url');
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(unseal(secret, changed.toString('base64url'))).toBeNull();
    expect(unseal(secret, sealed.subarray(0, index).toString('base64url'))).toBeNull();
  }
  expect(unseal(secret, `${sealed.toString('base64url')}AAAA`)).toBeNull();
});

test('the same text looks different each time', () => {
  expect(seal(secret, 'paid')).not.toBe(seal(secret, 'paid'));
});
