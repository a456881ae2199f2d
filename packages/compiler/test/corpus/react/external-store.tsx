import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { wishlist } from './lib/wishlist-store.ts';

export const props = z.object({ handle: z.string(), offlineText: z.string(), count: z.int() });
type Props = z.infer<typeof props>;

function subscribe(callback: () => void) {
  window.addEventListener('online', callback);
  window.addEventListener('offline', callback);
  return () => {
    window.removeEventListener('online', callback);
    window.removeEventListener('offline', callback);
  };
}

// expect: ok
export function ServerSnapshot({ offlineText }: Props) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <p title={offlineText}>{isOnline ? 'Order now' : offlineText}</p>;
}

// expect: ok
export function StoreFromAModule({ handle, count }: Props) {
  const saved = useSyncExternalStore(wishlist.subscribe, wishlist.getSnapshot, wishlist.getServerSnapshot);
  const isSaved = saved.includes(handle);
  return (
    <button type="button" aria-pressed={isSaved} onClick={() => wishlist.add(handle)}>
      {isSaved ? 'Saved' : 'Save'} ({saved.length + count})
    </button>
  );
}

// expect: ok
export function ServerSnapshotFromProps({ count }: Props) {
  const value = useSyncExternalStore(
    subscribe,
    () => Number(document.body.dataset.count),
    () => count,
  );
  return <output>{value}</output>;
}

// expect: refused server
export function NoServerSnapshot({ offlineText }: Props) {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine); // <- refused
  return <p>{online ? 'Online' : offlineText}</p>;
}
