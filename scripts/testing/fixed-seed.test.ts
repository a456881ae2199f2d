import fc from 'fast-check';
import { expect, test } from 'vitest';

test.runIf(process.env.VITRINE_FULL !== '1')('properties are checked with the same values in each run', () => {
  const values = () => fc.sample(fc.nat(), 4);
  expect(fc.readConfigureGlobal().seed).toBeTypeOf('number');
  expect(values()).toEqual(values());
});
