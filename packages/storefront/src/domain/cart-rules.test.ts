import { expect, it } from 'vitest';
import { afterAdd, onBagClick } from './cart-rules.ts';

const cases = [
  // desktop, drawer, template → click, after an add
  [true, true, 'product', 'open-drawer', 'open-drawer'],
  [true, false, 'product', 'go-to-cart', 'stay'],
  [false, true, 'product', 'go-to-cart', 'go-to-cart'],
  [false, false, 'index', 'go-to-cart', 'go-to-cart'],
  [true, false, 'cart', 'stay', 'stay'],
  [false, false, 'cart', 'stay', 'stay'],
] as const;

it.each(cases)(
  'desktop %s, drawer %s, %s: click %s, add %s',
  { tags: ['cart-10', 'header-10', 'cart-22', 'cart-23'] },
  (desktop, hasCartDrawer, template, click, add) => {
    expect(onBagClick({ desktop, hasCartDrawer, template })).toBe(click);
    expect(afterAdd({ desktop, hasCartDrawer, template })).toBe(add);
  },
);
