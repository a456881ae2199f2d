import type { Metafield } from '../types.ts';

/** Content hidden from search engines and the shop's own search: the platform's metafield `seo.hidden`. */
export const isSeoHidden = (metafields: readonly Metafield[]): boolean =>
  metafields.some(({ namespace, key, value }) => namespace === 'seo' && key === 'hidden' && value === '1');
