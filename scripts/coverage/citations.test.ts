import { expect, test } from 'vitest';
import { citedIn } from './citations.ts';

test('a comment cites one rule or several', () => {
  expect(citedIn('/** At most 10 (rule cart-27). See also rule cart-9, and `rule` alone. */')).toEqual([
    'cart-27',
    'cart-9',
  ]);
  expect(citedIn('(rules cart-7, cart-9 and menu-1), rules `data-1` to `data-3`; rule cart-7')).toEqual([
    'cart-7',
    'cart-9',
    'menu-1',
    'data-1',
    'data-3',
  ]);
});

test('text that is not a rule id is no citation', () => {
  expect(citedIn('the rule order-by, rules-1, cart-7, overrule x-1, a rule: cart-8')).toEqual([]);
});
