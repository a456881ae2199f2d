import { t } from '@vitrine/compiler/view.ts';
import type { AccountAddressesProps, RefusedAddress, SavedAddress } from '../../../domain/address.schema.ts';
import { useModalOpen } from '../../../state/overlays/use-overlays.ts';
import { Modal } from '../../dialog/Modal.tsx';
import { AddressForm } from './AddressForm.tsx';
import { countriesOfPage } from './country-options.ts';
import { useAddressForm } from './use-address-form.ts';

/** 'Add New Address' or 'Edit Address' over the page (rule account-4). */
export default function AddressModal({
  id,
  address,
  refused,
  onSaved,
  onClosed,
}: {
  /** Of the modal; unique on the page. */
  id: string;
  /** The address it changes; null: a new one. */
  address: SavedAddress | null;
  refused: RefusedAddress | null;
  onSaved: (book: AccountAddressesProps) => void;
  onClosed: () => void;
}) {
  const countries = countriesOfPage();
  const state = useAddressForm({ address, refused, countries, open: useModalOpen(id), onSaved });
  return (
    <Modal
      id={id}
      title={address ? t('addresses.edit_title') : t('addresses.add_title')}
      className="modal--address"
      steady={state.changed}
      onClosed={onClosed}
    >
      <AddressForm id={id} address={address} countries={countries} state={state} />
    </Modal>
  );
}
