import { cx, Html, t } from '@vitrine/compiler/view.ts';
import { HiddenAddress, HiddenFields } from '../../components/account/address/HiddenFields.tsx';
import { useChunkBusy } from '../../components/lazy/use-chunk.ts';
import type { SavedAddress } from '../../domain/address.schema.ts';
import { useModalOpen } from '../../state/overlays/use-overlays.ts';
import { addressDialogs } from './address-dialogs.ts';
import { DeletePlain } from './DeletePlain.tsx';
import { type AddressBook, deleteModal, formModal } from './use-address-book.ts';

/** One address, and what can be done with it. Without scripts its forms are plain ones, and deleting asks by a disclosure. */
export function AddressCard({ address, book }: { address: SavedAddress; book: AddressBook }) {
  const { id, url, is_default, lines, phone, address1 } = address;
  const isEdited = useChunkBusy(addressDialogs, useModalOpen(formModal(id)));
  const isDeleted = useChunkBusy(addressDialogs, useModalOpen(deleteModal(id)));
  const of = <span className="visually-hidden">{t('addresses.of', { address: address1 })}</span>;
  return (
    <li className={cx('address', is_default && 'address--default', book.fresh === id && 'address--fresh')}>
      {is_default && <p className="address__mark label">{t('addresses.default')}</p>}
      <Html className="address__lines" html={lines} />
      {phone && (
        <p className="address__phone small muted">
          <span dir="ltr">{phone}</span>
        </p>
      )}
      <div className="address__actions small">
        <button
          type="button"
          className="text-button link needs-script"
          data-address={id}
          aria-haspopup="dialog"
          aria-busy={isEdited || undefined}
          onPointerEnter={addressDialogs.preload}
          onClick={() => book.edit(address)}
        >
          {t('addresses.edit')} {of}
        </button>
        <noscript>
          <a className="address__plain link" href={`#address-${id}`}>
            {t('addresses.edit')} {of}
          </a>
        </noscript>
        {!is_default && (
          <form method="post" action={url} onSubmit={(event) => void book.makeDefault(event, address)}>
            <HiddenFields method="put" />
            <HiddenAddress fields={address} />
            <input type="hidden" name="address[default]" value="1" />
            <button type="submit" className="text-button link" aria-busy={book.busy === id || undefined}>
              {t('addresses.make_default')} {of}
            </button>
          </form>
        )}
        <button
          type="button"
          className="text-button link needs-script"
          aria-haspopup="dialog"
          aria-busy={isDeleted || undefined}
          onPointerEnter={addressDialogs.preload}
          onClick={() => book.remove(address)}
        >
          {t('addresses.delete')} {of}
        </button>
        <noscript>
          <DeletePlain url={url} address1={address1} />
        </noscript>
      </div>
    </li>
  );
}
