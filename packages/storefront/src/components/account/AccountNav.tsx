import { routes, t } from '@vitrine/compiler/view.ts';
import { useEffect, useRef, useState } from 'react';
import { startAccountArea } from './account-area.ts';
import { type AccountTemplate, accountEntries } from './account-entries.ts';
import { VIEW_OFFLINE } from './view-region.ts';

/**
 * The pills of the account area (rules account-1, account-2), at the top of every signed-in view, which they swap in without a page load; plain links
 * without scripts. `within` is for a page below a view (an order): its pill is marked, but leads back to the list.
 */
export function AccountNav({ current, within = false }: { current: AccountTemplate; within?: boolean }) {
  const row = useRef<HTMLUListElement>(null);
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    startAccountArea();
    if (row.current) revealCurrent(row.current);
    const tell = () => setOffline(true);
    const forget = () => setOffline(false);
    document.addEventListener(VIEW_OFFLINE, tell);
    window.addEventListener('online', forget);
    return () => {
      document.removeEventListener(VIEW_OFFLINE, tell);
      window.removeEventListener('online', forget);
    };
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
      {offline && (
        <p className="account-nav__offline errors small" role="alert">
          {t('account_area.offline')}
        </p>
      )}
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
