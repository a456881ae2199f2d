import { routes, t } from '@vitrine/compiler/view.ts';
import { useEffect, useRef } from 'react';
import { startAccountArea } from './account-area.ts';
import { type AccountTemplate, accountEntries } from './account-entries.ts';

/**
 * The pills of the account area (`spec §2`), at the top of every signed-in view, which they swap in without a page load; plain links
 * without scripts. `within` is for a page below a view (an order): its pill is marked, but leads back to the list.
 */
export function AccountNav({ current, within = false }: { current: AccountTemplate; within?: boolean }) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    startAccountArea();
    if (row.current) revealCurrent(row.current);
  }, []);
  return (
    <nav className="account-nav" aria-label={t('account_area.label')}>
      <ul className="account-nav__pills" ref={row}>
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

/** On a phone the row is longer than the screen: the pill of this view stands in its middle. */
function revealCurrent(row: HTMLElement): void {
  const pill = row.querySelector<HTMLElement>('[aria-current]');
  if (!pill || row.scrollWidth <= row.clientWidth) return;
  const [around, own] = [row.getBoundingClientRect(), pill.getBoundingClientRect()];
  if (own.left >= around.left && own.right <= around.right) return;
  row.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2);
}
