import { expect, test } from 'vitest';
import { memberOf } from './member-of.ts';

test('a member has its type, and says whether it may be nil', () => {
  expect(memberOf('product', 'price')).toEqual({ type: 'integer', nil: false });
  expect(memberOf('product', 'featured_image')).toEqual({ type: 'object', of: 'image', nil: true });
  expect(memberOf('product', 'variants')).toEqual({ type: 'list', of: 'variant', nil: false });
});

test('a key of the shop is a member of the objects that have such keys', () => {
  expect(memberOf('metafields', 'custom')).toEqual({ type: 'object', of: 'metafield_namespace', nil: false });
  expect(memberOf('metaobject', 'system')).toEqual({ type: 'object', of: 'metaobject_system', nil: false });
  expect(memberOf('metaobject', 'subtitle')).toEqual({ type: 'object', of: 'metafield', nil: true });
});

test('what is no member is undefined, also where JavaScript objects have one', () => {
  for (const name of ['colour', 'constructor', '__proto__', 'toString']) {
    expect(memberOf('product', name)).toBeUndefined();
    expect(memberOf(name, 'price')).toBeUndefined();
  }
});
