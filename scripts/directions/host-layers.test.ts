import { expect, test } from 'vitest';
import { hostProblem } from './host-layers.ts';

const file = (path: string) => `packages/host/src/${path}`;

test('a folder of the host imports what is below it', () => {
  expect(hostProblem(file('surfaces/cart/change.ts'), file('gate/cookies.ts'))).toBeNull();
  expect(hostProblem(file('rendering/attempt.ts'), file('rendering/rows/reader.ts'))).toBeNull();
  expect(hostProblem(file('gate/gate.ts'), file('surfaces/cart/change.ts'))).toContain('gate may not know surfaces');
  expect(hostProblem(file('objects/product.ts'), file('rendering/attempt.ts'))).toContain(
    'objects may not know rendering',
  );
  expect(hostProblem(file('shop/orders/orders.ts'), file('objects/order.ts'))).toContain('shop may not know objects');
});

test('SQL is written below shop/', () => {
  expect(hostProblem(file('shop/orders/orders.ts'), 'kysely')).toBeNull();
  expect(hostProblem(file('surfaces/feeds/feeds.ts'), 'kysely')).toContain('SQL');
});

test('other packages have no layers, and a new folder of the host must have one', () => {
  expect(hostProblem('packages/apps/src/index.ts', file('server/app.ts'))).toBeNull();
  expect(() => hostProblem(file('attic/old.ts'), 'node:fs')).toThrow('in no layer');
});
