import { t } from '@vitrine/compiler/view.ts';
import { useChunkBusy } from '../../components/lazy/use-chunk.ts';
import { useModalOpen } from '../../state/overlays/use-overlays.ts';
import { addressDialogs } from './address-dialogs.ts';
import { type AddressBook, formModal, NEW } from './use-address-book.ts';

/** The 'Add New' button (rule account-3); without scripts a link to the form at the foot of the page. */
export function AddNewButton({ book, quiet = false }: { book: AddressBook; quiet?: boolean }) {
  const busy = useChunkBusy(addressDialogs, useModalOpen(formModal(NEW)));
  return (
    <>
      <button
        type="button"
        className={quiet ? 'button button--quiet needs-script' : 'button needs-script'}
        data-address={NEW}
        aria-haspopup="dialog"
        aria-busy={busy || undefined}
        onPointerEnter={addressDialogs.preload}
        onClick={book.add}
      >
        {t('addresses.add_new')}
      </button>
      <noscript>
        <a className={quiet ? 'button button--quiet' : 'button'} href="#address-new">
          {t('addresses.add_new')}
        </a>
      </noscript>
    </>
  );
}
