import type { Store } from '../store/open.ts';
import type { Id } from './types.ts';

/** Products to show beside one, best first; null for an unknown product. `limit` 1–10. */
export async function recommendations(
  _store: Store,
  _productId: Id,
  _limit: number,
  _intent: 'related' | 'complementary',
): Promise<Id[] | null> {
  throw new Error('The recommendations are being built.');
}
