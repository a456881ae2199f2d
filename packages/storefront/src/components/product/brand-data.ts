import { onPage } from '@vitrine/compiler';

/** Who makes a piece, where the shop sells more than one brand; else empty, for then it says nothing. */
export const brandOf = (vendor: string | null): string =>
  onPage<string[]>('shop.vendors').length > 1 ? (vendor ?? '') : '';
