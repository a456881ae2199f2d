import AddressModal from '../../components/account/address/AddressModal.tsx';
import DeleteAddress from '../../components/account/address/DeleteAddress.tsx';
import { type AddressBook, deleteModal, formModal, NEW } from './use-address-book.ts';

/** The dialogs that were opened so far. An address that is gone takes its form with it. */
export default function AddressDialogs({ book }: { book: AddressBook }) {
  const { deleting } = book;
  return (
    <>
      {book.opened.map((id) => {
        const address = id === NEW ? null : book.addressFor(id);
        return (
          (id === NEW || address) && (
            <AddressModal
              key={id}
              id={formModal(id)}
              address={address}
              refused={book.refusedFor(id)}
              onSaved={(saved) => book.saved(id, saved)}
              onClosed={book.closed}
            />
          )
        );
      })}
      {deleting && (
        <DeleteAddress
          key={`delete-${deleting.id}`}
          id={deleteModal(deleting.id)}
          address={deleting}
          next={book.nextAfter(deleting)}
          onDeleted={(now) => book.deleted(deleting, now)}
          onClosed={book.closed}
        />
      )}
    </>
  );
}
