import { t } from '@vitrine/compiler/view.ts';
import { useEffect, useState } from 'react';
import { CollectionPages, type CollectionProps } from '../../domain/collection.schema.ts';
import { decode } from '../../platform/decode.ts';
import { fetchCollection } from '../../platform/lists/collection-page.ts';
import { listHistory } from '../../state/lists/list-history.ts';
import { createList } from '../../state/lists/list-store.ts';
import { announce, announceError } from '../../state/live-region.ts';
import { useStore } from '../../state/use-store.ts';
import { revealList } from './reveal-list.ts';

const decodePages = (value: unknown): readonly CollectionProps[] | undefined => {
  const pages = decode(CollectionPages, value);
  return pages.ok ? pages.value : undefined;
};

const create = (first: CollectionProps) =>
  createList<CollectionProps>(first, {
    fetch: fetchCollection,
    history: listHistory(globalThis.window, decodePages),
    shown: (call, count, added) =>
      announce(call === 'list' ? t('collection.count', { count }) : t('collection.more', { count: added })),
    reveal: revealList,
    failed: (call) => announceError(call === 'list' ? t('collection.failed') : t('collection.more_failed')),
  });

/** The list of this page, and what can be done to it. */
export function useCollection(first: CollectionProps) {
  const [store] = useState(() => create(first));
  useEffect(() => store.start(), [store]);
  const pages = useStore(store, (state) => state.pages);
  const above = useStore(store, (state) => state.above);
  const wanted = useStore(store, (state) => state.wanted);
  const loading = useStore(store, (state) => state.loading);
  const failed = useStore(store, (state) => state.failed);
  return { store, pages, above, page: pages[0] ?? first, last: pages.at(-1) ?? first, wanted, loading, failed };
}
