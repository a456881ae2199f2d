import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { overlays } from '../../state/overlays.ts';
import { type AddressBook, loadDialogs } from './use-address-book.ts';

const Dialogs = lazy(
  (): Promise<{ default: (props: { book: AddressBook }) => ReactNode }> =>
    loadDialogs().catch(() => ({ default: Unavailable })),
);

/** Dialogs that cannot be had must not hold the page. */
function Unavailable({ book }: { book: AddressBook }): ReactNode {
  useEffect(() => {
    overlays.closeModal();
    book.unavailable();
  }, []);
  return null;
}

/** The dialogs of the address book, fetched when the first one is wanted. */
export function LazyDialogs({ book }: { book: AddressBook }) {
  return (
    (book.opened.length > 0 || book.deleting !== null) && (
      <Suspense fallback={null}>
        <Dialogs book={book} />
      </Suspense>
    )
  );
}
