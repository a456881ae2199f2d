import { Html, t } from '@vitrine/compiler/view.ts';
import { type FormEvent, useRef, useState } from 'react';
import type { AccountAddressesProps, SavedAddress } from '../../../domain/address.schema.ts';
import { postToAddressBook } from '../../../platform/account/address-book.ts';
import { overlays } from '../../../state/overlays/overlays.ts';
import { Modal } from '../../dialog/Modal.tsx';
import { HiddenFields } from './HiddenFields.tsx';

/** Asks before an address is deleted; of the default one it says which follows. */
export default function DeleteAddress({
  id,
  address,
  next,
  onDeleted,
  onClosed,
}: {
  /** Of the modal; unique on the page. */
  id: string;
  address: SavedAddress;
  /** The address that becomes the default; null: it is not the default, or there is no other. */
  next: SavedAddress | null;
  onDeleted: (book: AccountAddressesProps) => void;
  onClosed: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const sending = useRef(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    sending.current = true;
    setBusy(true);
    setProblem('');
    const answer = await postToAddressBook(form);
    sending.current = false;
    setBusy(false);
    if (answer.ok) onDeleted(answer.value);
    else if (answer.error === 'offline') setProblem(t('addresses.offline'));
    else form.submit();
  };

  return (
    <Modal id={id} title={t('addresses.delete_title')} className="modal--question" onClosed={onClosed}>
      <form className="form" method="post" action={address.url} onSubmit={(event) => void submit(event)}>
        <HiddenFields method="delete" />
        <Html className="address__lines" html={address.lines} />
        {next && (
          <p className="notice small">
            {t('addresses.next_default', { address: [next.address1, next.city].filter(Boolean).join(', ') })}
          </p>
        )}
        {problem && (
          <p className="errors small" role="alert">
            {problem}
          </p>
        )}
        <div className="modal__choices">
          <button className="button button--quiet" type="button" onClick={() => overlays.closeModal(id)}>
            {t('addresses.keep')}
          </button>
          <button className="button" type="submit" aria-busy={busy || undefined}>
            {t('addresses.delete_confirm')}
          </button>
        </div>
      </form>
    </Modal>
  );
}
