import { describe, expect, test } from 'vitest';
import { addressOf, isAddress, linkTarget, policyAddress } from './link-address.ts';

describe('addresses of links', () => {
  test.each([
    ['product', 'silk-dress', 'shopify://products/silk-dress'],
    ['article', 'journal/linen', 'shopify://blogs/journal/linen'],
    ['blog', 'journal', 'shopify://blogs/journal'],
  ] as const)('a %s is %s', (kind, value, address) => {
    expect(addressOf(kind, { value, title: '' })).toBe(address);
    expect(linkTarget(address)).toEqual({ kind, value });
  });

  test('a policy is known by its handle', () => {
    expect(linkTarget(policyAddress('refund-policy'))).toEqual({ kind: 'policy', value: 'refund-policy' });
  });

  test.each([
    '/products/silk-dress',
    'https://example.com',
    'shopify://policies/other',
    'shopify://files/a',
    'shopify://products/a?b',
  ])('%s is no resource', (address) => {
    expect(linkTarget(address)).toBeNull();
  });

  test('scripts and bare words are no addresses', () => {
    const texts = [
      '/a',
      '#top',
      'mailto:a@b.example',
      'HTTPS://x.example',
      ' /a',
      'javascript:alert(1)',
      'www.x.example',
      'data:text/html,x',
    ];
    expect(texts.filter(isAddress)).toEqual(['/a', '#top', 'mailto:a@b.example', 'HTTPS://x.example', ' /a']);
  });
});
