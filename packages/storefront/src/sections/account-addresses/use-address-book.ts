import { routes, t } from '@vitrine/compiler/view.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AccountAddressesProps, RefusedAddress, SavedAddress } from '../../domain/address.schema.ts';
import { postToAddressBook } from '../../platform/account/address-book.ts';
import { announce } from '../../state/live-region.ts';
import { overlays } from '../../state/overlays/overlays.ts';

/** What the form of an address that is not there yet is called (rule account-3). */
export const NEW = 'new';

/** Id of the modal that adds (`new`) or changes an address. */
export const formModal = (id: string): string => `address-${id}`;
/** Id of the modal that asks before an address is deleted. */
export const deleteModal = (id: string): string => `address-delete-${id}`;

const oneLine = ({ address1, city }: SavedAddress): string => [address1, city].filter(Boolean).join(', ');

/** The address that a form came back for: it may stand on another page of the book. */
const addressOf = ({ id, fields }: RefusedAddress): SavedAddress => ({
  ...fields,
  id,
  url: `${routes.account_addresses_url}/${id}`,
  is_default: false,
  lines: '',
});

/** The address book as it is after what was done on this page, and its dialogs. */
export function useAddressBook(props: AccountAddressesProps) {
  const [changed, setChanged] = useState<AccountAddressesProps | null>(null);
  /** Ids of the forms that were opened so far: what was typed in one stays there until it is saved. */
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [deleting, setDeleting] = useState<SavedAddress | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [fresh, setFresh] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const sending = useRef(false);
  /** What is said, and where the focus goes if its place is gone, once the dialog has closed. */
  const after = useRef<{ say: string; focus: string } | null>(null);
  const { refused } = props;

  // A form that came back after a plain post is open again, with what was wrong.
  useEffect(() => {
    if (!refused) return;
    setOpened([refused.id]);
    overlays.openModal(formModal(refused.id));
  }, [refused]);

  const settle = () => {
    const { say, focus } = after.current ?? { say: '', focus: NEW };
    after.current = null;
    announce(say);
    const now = document.activeElement;
    // Where its opener is gone, a closed dialog keeps the focus for a moment.
    const lost = now === null || now === document.body || now.closest('dialog:not([open])') !== null;
    if (lost) document.querySelector<HTMLElement>(`[data-address="${focus}"]`)?.focus();
  };

  /** Shows the book as it is now, which is its first page: at once, so that what is gone is gone before the focus is given back. */
  const show = (book: AccountAddressesProps, mark: string | null) => {
    flushSync(() => {
      setProblem('');
      setChanged({ ...book, saved: false });
      setFresh(mark);
    });
    if (book.paging.current === 1 && new URLSearchParams(location.search).has('page'))
      history.replaceState(history.state, '', routes.account_addresses_url);
  };

  const open = (id: string) => {
    setOpened((before) => (before.includes(id) ? before : [...before, id]));
    overlays.toggleModal(formModal(id));
  };

  return {
    changed,
    opened,
    deleting,
    busy,
    fresh,
    problem,
    unavailable: () => setProblem(t('addresses.offline')),
    /** The form as the platform sent it back, for the address with this id. */
    refusedFor: (id: string): RefusedAddress | null => (refused?.id === id ? refused : null),
    addressFor: (id: string): SavedAddress | null =>
      (changed ?? props).addresses.find((address) => address.id === id) ??
      (refused && refused.id === id && id !== NEW ? addressOf(refused) : null),
    add: () => open(NEW),
    edit: (address: SavedAddress) => open(address.id),
    remove(address: SavedAddress) {
      setDeleting(address);
      overlays.openModal(deleteModal(address.id));
    },
    /** The address that would be the default without this one; null: nothing would change. */
    nextAfter: ({ id, is_default }: SavedAddress): SavedAddress | null =>
      is_default ? ((changed ?? props).addresses.find((address) => address.id !== id) ?? null) : null,
    closed: settle,
    saved(id: string, book: AccountAddressesProps) {
      const before = new Set((changed ?? props).addresses.map((address) => address.id));
      const now = id === NEW ? book.addresses.find((address) => !before.has(address.id))?.id : id;
      show(book, now ?? null);
      after.current = { say: t('addresses.saved'), focus: now ?? NEW };
      overlays.closeModal(formModal(id));
    },
    deleted(address: SavedAddress, book: AccountAddressesProps) {
      show(book, null);
      const [first] = book.addresses;
      const follows = address.is_default && first?.is_default ? first : null;
      after.current = {
        say: follows ? t('addresses.deleted_default', { address: oneLine(follows) }) : t('addresses.deleted'),
        focus: follows?.id ?? NEW,
      };
      overlays.closeModal(deleteModal(address.id));
    },
    async makeDefault(event: FormEvent<HTMLFormElement>, address: SavedAddress) {
      event.preventDefault();
      if (sending.current) return;
      const form = event.currentTarget;
      sending.current = true;
      setBusy(address.id);
      const answer = await postToAddressBook(form);
      sending.current = false;
      setBusy(null);
      if (!answer.ok) {
        if (answer.error === 'offline') setProblem(t('addresses.offline'));
        else form.submit();
        return;
      }
      // The button that was pressed goes with the list as it was.
      after.current = { say: t('addresses.default_is', { address: oneLine(address) }), focus: address.id };
      show(answer.value, address.id);
      settle();
    },
  };
}

export type AddressBook = ReturnType<typeof useAddressBook>;
