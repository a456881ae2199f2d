import { expect, test } from 'vitest';
import { memberOf } from './member-of.ts';

test('a member has its type, and whether it may be nil', () => {
  expect(memberOf('product', 'price')).toEqual({ type: 'integer', nil: false });
  expect(memberOf('product', 'featured_image')).toEqual({ type: 'object', of: 'image', nil: true });
  expect(memberOf('product', 'variants')).toEqual({ type: 'list', of: 'variant', nil: false });
});

test('any key is a member of objects whose keys differ between shops', () => {
  expect(memberOf('metafields', 'custom')).toEqual({ type: 'object', of: 'metafield_namespace', nil: false });
  expect(memberOf('metaobject', 'system')).toEqual({ type: 'object', of: 'metaobject_system', nil: false });
  expect(memberOf('metaobject', 'subtitle')).toEqual({ type: 'object', of: 'metafield', nil: true });
});

test('a missing member is undefined, even if JavaScript objects inherit one of that name', () => {
  for (const name of ['colour', 'constructor', '__proto__', 'toString']) {
    expect(memberOf('product', name)).toBeUndefined();
    expect(memberOf(name, 'price')).toBeUndefined();
  }
});
