import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isEmail } from './is-email.ts';
import { StockNotificationRequest } from './stock-notification.schema.ts';

it('takes text, an at sign, text, a dot, text', { tags: ['waitlist-11'] }, () => {
  for (const good of ['a@b.c', 'ines.k+bag@mail.example.fr', 'ü@bücher.de']) expect(isEmail(good)).toBe(true);
  for (const bad of [
    '',
    'a',
    'a@b',
    '@b.c',
    'a@.c',
    'a@b.',
    'a b@c.d',
    'a@b.c ',
    ' a@b.c',
    'a@@b.c',
    'a@b@c.d',
    'a\n@b.c',
  ])
    expect(isEmail(bad), bad).toBe(false);
});

const part = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => !/[\s@]/.test(text));

it('takes every such text', () => {
  fc.assert(
    fc.property(part, part, part, (name, host, end) => {
      expect(isEmail(`${name}@${host}.${end}`)).toBe(true);
    }),
  );
});

it('takes none with a space, without an at sign, or without a dot after it', { tags: ['waitlist-11'] }, () => {
  const place = fc.nat(60);
  fc.assert(
    fc.property(part, part, part, place, fc.constantFrom(' ', '\t', '\n', '\u00a0'), (name, host, end, at, space) => {
      const email = `${name}@${host}.${end}`;
      const spaced = email.slice(0, at) + space + email.slice(at);
      const dotless = `${name}@${host.replaceAll('.', '')}`;
      expect([spaced, email.replace('@', ''), dotless].filter(isEmail)).toEqual([]);
    }),
  );
});

it('is the contract’s rule', () => {
  const texts = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('a', '@', '.', ' ') }));
  fc.assert(
    fc.property(texts, (text) => {
      expect(isEmail(text)).toBe(StockNotificationRequest.shape.email.safeParse(text).success);
    }),
  );
});

it('answers at once for what a machine may send', () => {
  const began = process.cpuUsage();
  expect(isEmail(`a@${'.'.repeat(1e6)}@`)).toBe(false);
  // Of the processor: other work of the machine does not count.
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(200);
});
