import { createHmac } from 'node:crypto';

/**
 * Signature of a request that is forwarded to an app: HMAC-SHA256, in hexadecimal, of all parameters but `signature`, each as
 * `name=value` (repeated ones as `name=one,two`), sorted and joined without a separator (the platform's app proxies).
 */
export function proxySignature(query: URLSearchParams, secret: string): string {
  const values = new Map<string, string[]>();
  for (const [name, value] of query) if (name !== 'signature') values.set(name, [...(values.get(name) ?? []), value]);
  const parts = [...values].map(([name, all]) => `${name}=${all.join(',')}`).sort();
  return createHmac('sha256', secret).update(parts.join('')).digest('hex');
}
