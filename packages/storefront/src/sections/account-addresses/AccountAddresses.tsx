import { t } from '@vitrine/compiler/view.ts';
import { AccountNav } from '../../components/account/AccountNav.tsx';
import { Pagination } from '../../components/pagination/Pagination.tsx';
import type { AccountAddressesProps } from '../../domain/address.schema.ts';
import { AddNewButton } from './AddNewButton.tsx';
import { AddressCard } from './AddressCard.tsx';
import { LazyDialogs } from './LazyDialogs.tsx';
import { useAddressBook } from './use-address-book.ts';

/** The customer's addresses (rule account-3): which is the default, and what can be done with each. */
export function AccountAddresses(props: AccountAddressesProps) {
  const book = useAddressBook(props);
  const { addresses, paging, saved } = book.changed ?? props;
  return (
    <div className="wrap account addresses">
      <AccountNav current="addresses" />
      <div className="account__head">
        <h1>{t('addresses.title')}</h1>
        {addresses.length > 0 && <AddNewButton book={book} quiet />}
      </div>
      {saved && (
        <p className="notice small" role="status">
          {t('addresses.saved')}
        </p>
      )}
      {book.problem && (
        <p className="errors small" role="alert">
          {book.problem}
        </p>
      )}
      {addresses.length > 0 ? (
        <ul className="addresses__list">
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} book={book} />
          ))}
        </ul>
      ) : (
        <div className="addresses__empty stack">
          <p>{t('addresses.empty')}</p>
          <AddNewButton book={book} />
        </div>
      )}
      {paging.total > 1 && <Pagination paging={paging} />}
      <LazyDialogs book={book} />
    </div>
  );
}
