import { routes } from '@vitrine/compiler/view.ts';
import { useEffect, useState } from 'react';
import type { Card } from '../../domain/card.schema.ts';
import { allCardsByIds } from '../../platform/products/product-cards.ts';
import { wholeWishList } from '../../state/wishes/load-wish-list.ts';
import { useWishes } from '../../state/wishes/use-wishes.ts';
import { isSameWish, type Wish } from '../../state/wishes/wish.ts';
import type { WishPlace } from '../../state/wishes/wish-store.ts';

/** Entries shown at first, and more with each press. */
const STEP = 24;

/** An entry as the page shows it. */
export interface WishEntry {
  wish: Wish;
  /** Null: no longer sold; undefined: not known yet. */
  card: Card | null | undefined;
  /** Taken out on this page: it can be put back. */
  isRemoved: boolean;
}

const isAny = () => true;

/**
 * The wish list of the page: its entries with their cards, and what can be done to them. `isListed` chooses entries (all of them); `isAsked`:
 * the app is asked for the list, where what the browser stores would not do.
 */
export function useWishList({
  isListed = isAny,
  isAsked = true,
}: {
  isListed?: (wish: Wish) => boolean;
  isAsked?: boolean;
} = {}) {
  const wishes = useWishes((list) => list).filter(isListed);
  const [place, setPlace] = useState<WishPlace | null>(null);
  const [isUnread, setUnread] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const [removed, setRemoved] = useState<readonly Wish[]>([]);
  const [cards, setCards] = useState<ReadonlyMap<number, Card | null>>(new Map());
  const [areCardsFailed, setCardsFailed] = useState(false);
  const [shown, setShown] = useState(STEP);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` counts how often the shopper has tried again
  useEffect(() => {
    if (!isAsked) return;
    let isGone = false;
    void wholeWishList()
      .then(async (list) => {
        const result = await list.refresh();
        if (isGone) return;
        setUnread(!result.ok);
        setPlace(list.getState().place);
      })
      .catch(() => {
        if (!isGone) setUnread(true);
      });
    return () => {
      isGone = true;
    };
  }, [round, isAsked]);

  const all = [...wishes, ...removed.filter((gone) => !wishes.some((wish) => isSameWish(wish, gone)))];
  const entries = all.sort((a, b) => b.at - a.at).slice(0, shown);
  const missing = [...new Set(entries.map(({ product }) => product))].filter((id) => !cards.has(id)).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks again
  useEffect(() => {
    if (missing === '') return;
    const controller = new AbortController();
    const ids = missing.split(',').map(Number);
    void allCardsByIds(routes, ids, { signal: controller.signal }).then((answer) => {
      if (controller.signal.aborted) return;
      setCardsFailed(!answer.ok);
      if (answer.ok)
        setCards((known) => new Map([...known, ...ids.map((id) => [id, answer.value.get(id) ?? null] as const)]));
    });
    return () => controller.abort();
  }, [missing, round]);

  return {
    entries: entries.map((wish) => ({
      wish,
      card: cards.get(wish.product),
      isRemoved: !wishes.some((other) => isSameWish(other, wish)),
    })),
    count: wishes.length,
    place,
    isUnread,
    isFailed,
    areCardsFailed,
    hasMore: all.length > shown,
    showMore: () => setShown(shown + STEP),
    tryAgain: () => setRound(round + 1),
    /** Takes an entry out; `undoable`: its place is kept, so that it can be put back. */
    async remove(wish: Wish, undoable = true) {
      setFailed(false);
      if (undoable) setRemoved([...removed, wish]);
      const result = await wholeWishList()
        .then((list) => list.remove(wish))
        .catch(() => null);
      if (result?.ok) return;
      setFailed(true);
      setRemoved((list) => list.filter((other) => other !== wish));
    },
    async putBack(wish: Wish) {
      setFailed(false);
      const result = await wholeWishList()
        .then((list) => list.keep(wish))
        .catch(() => null);
      if (result?.ok) setRemoved((list) => list.filter((other) => other !== wish));
      else setFailed(true);
    },
  };
}
