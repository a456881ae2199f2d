import { useChunk } from '../../components/lazy/use-chunk.ts';
import { overlays } from '../../state/overlays/overlays.ts';
import { useStore } from '../../state/use-store.ts';
import { addressDialogs } from './address-dialogs.ts';
import type { AddressBook } from './use-address-book.ts';

/** The dialogs of the address book, fetched when the first one is wanted. */
export function LazyDialogs({ book }: { book: AddressBook }) {
  const open = useStore(overlays, ({ modal }) => modal?.startsWith('address-') === true);
  const Dialogs = useChunk(addressDialogs, open, {
    instead() {
      overlays.closeModal();
      book.unavailable();
    },
  });
  return Dialogs && <Dialogs book={book} />;
}
