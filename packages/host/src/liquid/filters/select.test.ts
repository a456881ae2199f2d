import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

const globals = {
  items: [
    { id: 1, ok: true, tag: 'a' },
    { id: 2, ok: false, tag: 'b' },
    { id: 3, ok: true, tag: 'b', deep: { x: 9 } },
  ],
};

test.each([
  ["{{ items | where: 'ok' | map: 'id' | join }}", '1 3'],
  ["{{ items | where: 'tag', 'b' | map: 'id' | join }}", '2 3'],
  ["{{ items | where: 'deep.x', 9 | map: 'id' | join }}", '3'],
  ["{{ items | reject: 'tag', 'b' | map: 'id' | join }}", '1'],
  ["{% assign found = items | find: 'tag', 'b' %}{{ found.id }}", '2'],
  ["{{ items | find_index: 'tag', 'b' }}", '1'],
  ["[{{ items | find_index: 'tag', 'z' }}]", '[]'],
  ["{{ items | has: 'tag', 'z' }}", 'false'],
  ["{{ items | where: 'constructor' | size }}", '0'],
])('%s', (template, expected) => {
  expect(renderText(template, globals)).toBe(expected);
});
