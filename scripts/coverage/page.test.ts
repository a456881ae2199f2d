import { expect, test } from 'vitest';
import { coveragePage } from './page.ts';

test('each rule has a row under its heading: its files, and each file of tests with the titles in it', () => {
  const page = coveragePage(
    [
      { heading: 'Addresses', rules: [{ id: 'route-1', text: '`/` is home', files: ['home.json'] }] },
      {
        heading: 'Cart',
        rules: [
          { id: 'cart-1', text: 'Heading', files: ['Bag.tsx', 'bag.css'] },
          { id: 'cart-12', text: 'Total', files: ['Bag.tsx'] },
        ],
      },
    ],
    [
      { path: 'a.test.ts', title: 'one', rules: ['route-1', 'cart-1'] },
      { path: 'a.test.ts', title: 'of a | b', rules: ['cart-1'] },
      { path: 'b.spec.ts', title: 'two', rules: ['cart-1', 'cart-12'] },
    ],
  );
  expect(page.slice(page.indexOf('\n## '))).toBe(`
## Addresses

| | rule | lives in | shown by |
|---|---|---|---|
| route-1 | \`/\` is home | \`home.json\` | \`a.test.ts\` "one" |

## Cart

| | rule | lives in | shown by |
|---|---|---|---|
| cart-1 | Heading | \`Bag.tsx\`, \`bag.css\` | \`a.test.ts\` "one", "of a \\| b"<br>\`b.spec.ts\` "two" |
| cart-12 | Total | \`Bag.tsx\` | \`b.spec.ts\` "two" |
`);
});
