import { expect, test } from 'vitest';
import { coveragePage } from './page.ts';

test('each rule has a row under its heading: its files, and each file of tests with the titles in it', () => {
  const page = coveragePage(
    [
      { heading: '§1. Routes', rules: [{ number: 1, rule: '`/` is home', files: ['home.json'] }] },
      {
        heading: '§2. Bag',
        rules: [
          { number: 2, rule: 'Heading', files: ['Bag.tsx', 'bag.css'] },
          { number: 12, rule: 'Total', files: ['Bag.tsx'], note: 'to the cent' },
        ],
      },
    ],
    [
      { path: 'a.test.ts', title: 'one', rules: ['1', '2'] },
      { path: 'a.test.ts', title: 'of a | b', rules: ['2'] },
      { path: 'b.spec.ts', title: 'two', rules: ['2', '12'] },
    ],
  );
  expect(page.slice(page.indexOf('\n## '))).toBe(`
## §1. Routes

| | rule | lives in | shown by |
|---|---|---|---|
| 1 | \`/\` is home | \`home.json\` | \`a.test.ts\` "one" |

## §2. Bag

| | rule | lives in | shown by |
|---|---|---|---|
| 2 | Heading | \`Bag.tsx\`, \`bag.css\` | \`a.test.ts\` "one", "of a \\| b"<br>\`b.spec.ts\` "two" |
| 12 | Total<br>**Note:** to the cent | \`Bag.tsx\` | \`b.spec.ts\` "two" |
`);
});
