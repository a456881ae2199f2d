import { routes, t } from '@vitrine/compiler/view.ts';
import { AccountNav } from '../../components/account/AccountNav.tsx';
import { AddressLines } from '../../components/account/orders/AddressLines.tsx';
import type { AccountOverviewProps } from './account-overview.schema.ts';
import { LastOrder } from './LastOrder.tsx';
import { SignOut } from './SignOut.tsx';
import { WaitlistSlot } from './WaitlistSlot.tsx';

/** The start page of the account area (rules route-4, account-1): who is signed in, and what there is in short. */
export function AccountOverview(props: AccountOverviewProps) {
  const { first_name, name, email, phone, order, orders_count, address, addresses_count, help } = props;
  return (
    <div className="wrap account">
      <AccountNav current="account" />
      <h1 className="account__title">
        {first_name ? t('account_area.greeting', { name: first_name }) : t('account_area.greeting_nameless')}
      </h1>
      <div className="overview">
        <LastOrder order={order} count={orders_count} />
        <div className="overview__side">
          <section className="overview__card" aria-labelledby="overview-address">
            <h2 className="label muted" id="overview-address">
              {t('account_area.address_title')}
            </h2>
            {address ? (
              <address className="overview__lines">
                <AddressLines address={address} />
              </address>
            ) : (
              <p className="overview__text">{t('account_area.no_address')}</p>
            )}
            <p>
              <a className="link small overview__way" href={routes.account_addresses_url}>
                {addresses_count > 0
                  ? t('account_area.all_addresses', { count: addresses_count })
                  : t('account_area.add_address')}
              </a>
            </p>
          </section>
          <section className="overview__card" aria-labelledby="overview-profile">
            <h2 className="label muted" id="overview-profile">
              {t('account_area.profile_title')}
            </h2>
            <p className="overview__lines">
              {name && <span>{name}</span>}
              <span className="overview__email">{email}</span>
              {phone && (
                <span>
                  <span className="tabular" dir="ltr">
                    {phone}
                  </span>
                </span>
              )}
            </p>
            <p>
              <a className="link small overview__way" href={`${routes.account_url}?view=profile`}>
                {t('account_area.see_profile')}
              </a>
            </p>
          </section>
          {props.wish_list_url && (
            <section className="overview__card" aria-labelledby="overview-wishes">
              <h2 className="label muted" id="overview-wishes">
                {t('header.wish_list')}
              </h2>
              <p>
                <a className="link small overview__way" href={props.wish_list_url}>
                  {t('account_area.see_wish_list')}
                </a>
              </p>
            </section>
          )}
          {help.length > 0 && (
            <section className="overview__card" aria-labelledby="overview-help">
              <h2 className="label muted" id="overview-help">
                {t('account_area.help_title')}
              </h2>
              <ul className="overview__help small">
                {help.map((link) => (
                  <li key={link.url}>
                    <a className="overview__way" href={link.url}>
                      {link.title}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
      {props.waitlist_url && <WaitlistSlot url={props.waitlist_url} />}
      <SignOut everywhereUrl={props.sign_out_all_url} />
    </div>
  );
}
