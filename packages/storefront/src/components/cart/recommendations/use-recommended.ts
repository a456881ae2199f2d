import { useEffect, useState } from 'react';
import type { VisibleCart } from '../../../state/cart/visible-cart.ts';
import type { RecommendedProduct } from '../cart-view.schema.ts';
import type { RemovedLine } from '../removed-line.ts';
import { productUrl } from './product-url.ts';
import { chooseRecommended, MOST_RECOMMENDED } from './recommended-choice.ts';

/** Lines, the newest first, that are asked about. */
const MOST_ASKED = 2;

const loadAsking = () => import('./fetch-recommended.ts');

/**
 * What goes with the bag: what complements its newest lines, then what is related to the newest, then `own`, the merchant's for every
 * bag. Null while the platform is being asked. What is added from here leaves the others in their places: the platform is asked again
 * when a line that nobody recommended becomes the newest. `certain`: what is known to complement the newest line, so that nobody
 * need be asked. `removed`: what was just taken out, which is not proposed.
 */
export function useRecommended(
  visible: VisibleCart | null,
  own: RecommendedProduct[],
  certain: RecommendedProduct[] = [],
  removed: RemovedLine | null = null,
): RecommendedProduct[] | null {
  const [known, setKnown] = useState<{ of: string; lists: RecommendedProduct[][] } | null>(null);
  const bagged = visible?.items.map(productUrl) ?? [];
  const products = [...new Set(visible?.items.map((item) => item.product_id) ?? [])].slice(0, MOST_ASKED);
  const [newest] = bagged;
  const isOurs = known?.lists.some((list) => list.some(({ url }) => url === newest)) ?? false;
  const enough = visible !== null && chooseRecommended([certain], bagged).length >= MOST_RECOMMENDED;
  const asked = products.join();
  const of = isOurs && known ? known.of : asked;
  useEffect(() => {
    if (of === '' || enough) return;
    const controller = new AbortController();
    const { signal } = controller;
    const ids = of.split(',').map(Number);
    void loadAsking()
      .then(({ fetchRecommended }) => fetchRecommended(ids, signal))
      // Without the script the merchant's own are shown.
      .catch((): RecommendedProduct[][] => [])
      .then((lists) => {
        if (!signal.aborted) setKnown({ of, lists });
      });
    return () => controller.abort();
  }, [of, enough]);
  if (visible === null) return null;
  if (of !== '' && !enough && known?.of !== of) return null;
  const unwanted = removed ? [...bagged, productUrl(removed.item)] : bagged;
  return chooseRecommended([certain, ...(of === '' || known === null ? [] : known.lists), own], unwanted);
}
