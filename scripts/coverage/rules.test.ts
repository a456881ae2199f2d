import { expect, test } from 'vitest';
import { parseRules } from './rules.ts';

const PAGE = `# Rules

What is before the first heading is for people: - **cart-9** no rule.

## Cart

- **cart-1** A line has at most 10 pieces. In \`a.ts\`.
- **cart-3** A rule may take several lines:
  its sentences end with its files. In what follows
  In \`b.ts\`,
  \`c/d.tsx\`.

## Product page

- **product-1** It shows the price.
  In \`a.ts\`.
`;

test('a rule is an id, its sentences and its files; numbers may have gaps', () => {
  expect(parseRules(PAGE)).toEqual([
    {
      heading: 'Cart',
      rules: [
        { id: 'cart-1', text: 'A line has at most 10 pieces.', files: ['a.ts'] },
        {
          id: 'cart-3',
          text: 'A rule may take several lines: its sentences end with its files. In what follows',
          files: ['b.ts', 'c/d.tsx'],
        },
      ],
    },
    { heading: 'Product page', rules: [{ id: 'product-1', text: 'It shows the price.', files: ['a.ts'] }] },
  ]);
});

test.each([
  ['without files', '- **cart-4** A rule.', 'Product page: this is not written as a rule: - **cart-4** A rule.'],
  ['without a sentence', '- **product-2** In `a.ts`.', 'this is not written as a rule'],
  ['that is no item', 'A sentence.', 'this is not written as a rule: A sentence.'],
  ['of the same id', '- **product-1** A rule. In `a.ts`.', 'product-1 is there twice'],
  ['of another area', '- **cart-4** A rule. In `a.ts`.', 'cart-4 does not belong after product-1'],
  ['with a smaller number', '- **product-0** A rule. In `a.ts`.', 'product-0 does not belong after product-1'],
])('a rule %s is refused', (_, line, message) => {
  expect(() => parseRules(`${PAGE}${line}\n`)).toThrow(message);
});
