import { expect, test } from 'vitest';
import { proxySignature } from './signature.ts';

test('signs the platform’s own documented example as the platform does', () => {
  const query = new URLSearchParams(
    'extra=1&extra=2&shop={shop}.myshopify.com&logged_in_customer_id=1&path_prefix=%2Fapps%2Fawesome_reviews&timestamp=1317327555&signature=x',
  );
  query.set('shop', 'shop-name.myshopify.com');
  expect(proxySignature(query, 'hush')).toBe('4c68c8624d737112c91818c11017d24d334b524cb5c2b8ba08daa056f7395ddb');
});
