import { t } from '@vitrine/compiler/view.ts';
import type { AccountOverviewProps } from '@vitrine/contract';
import { AccountNav } from '../../components/account/AccountNav.tsx';

/** The start page of the account area: who is signed in, and what there is. */
export function AccountOverview({ first_name }: AccountOverviewProps) {
  return (
    <div className="wrap account">
      <AccountNav current="account" />
      <h1>{first_name ? t('account_area.greeting', { name: first_name }) : t('account_area.greeting_nameless')}</h1>
    </div>
  );
}
