import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

const from = (ip: string) => ({ ip }) as FastifyRequest;

test('so many tries for each client and subject, then a pause', () => {
  let time = 0;
  const limit = createRateLimit(2, 1000, () => time);
  const count = (ip: string, subject: string) => {
    try {
      limit.count(from(ip), subject);
      return true;
    } catch {
      return false;
    }
  };
  expect([count('a', 'x'), count('a', 'x'), count('a', 'x')]).toEqual([true, true, false]);
  expect([count('a', 'y'), count('b', 'x')]).toEqual([true, true]);
  time = 1000;
  expect(count('a', 'x')).toBe(true);
});
