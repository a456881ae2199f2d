import { t } from '@vitrine/compiler/view.ts';
import { type AddressBook, NEW } from './use-address-book.ts';

/** The 'Add New' button (`spec §2`); without scripts a link to the form at the foot of the page. */
export function AddNewButton({ book, quiet = false }: { book: AddressBook; quiet?: boolean }) {
  return (
    <>
      <button
        type="button"
        className={quiet ? 'button button--quiet needs-script' : 'button needs-script'}
        data-address={NEW}
        aria-haspopup="dialog"
        onPointerEnter={book.prepare}
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
