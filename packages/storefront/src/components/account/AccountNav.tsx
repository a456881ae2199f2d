import { routes, t } from '@vitrine/compiler/view.ts';
import { type AccountTemplate, accountEntries } from './account-entries.ts';

/**
 * The pills of the account area (`spec §2`), at the top of every signed-in view. Plain links without scripts. `within` is for a page below
 * a view (an order): its pill is marked, but leads back to the list.
 */
export function AccountNav({ current, within = false }: { current: AccountTemplate; within?: boolean }) {
  return (
    <nav className="account-nav" aria-label={t('account_area.label')}>
      <ul className="account-nav__pills">
        {accountEntries().map((entry) => (
          <li key={entry.template}>
            <a
              className="account-nav__pill"
              href={entry.url}
              data-scripted=""
              aria-current={entry.template === current ? (within ? 'true' : 'page') : undefined}
            >
              {entry.title}
            </a>
          </li>
        ))}
      </ul>
      <a className="account-nav__out link small" href={routes.account_logout_url}>
        {t('account_area.sign_out')}
      </a>
    </nav>
  );
}
