import { expect, test } from 'vitest';
import { fixture } from '../../../test/native.ts';
import { islandOf } from './islands.ts';

test("an island's view is where its section file imports it from", () => {
  expect(islandOf('greeting', fixture('shop/src/sections/greeting/greeting.section.tsx'))).toEqual({
    name: 'greeting',
    module: fixture('shop/src/sections/greeting/Greeting.tsx'),
    exported: 'Greeting',
  });
});
test('a view within the section file is refused', () => {
  expect(() => islandOf('quiet', fixture('shop/src/sections/quiet/quiet.section.tsx'))).toThrow(
    'Move it to a file of its own',
  );
});
