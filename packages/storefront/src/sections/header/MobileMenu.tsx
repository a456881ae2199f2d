import { routes, t } from '@vitrine/compiler/view.ts';
import type { HeaderLink } from '@vitrine/contract';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../components/Icon.tsx';

/** The menu on a phone: disclosures all the way down, so that it works before and without scripts. */
export function MobileMenu({
  menu,
  accounts_shown,
  search_shown,
}: {
  menu: HeaderLink[];
  accounts_shown: boolean;
  search_shown: boolean;
}) {
  return (
    <details className="mobile-menu" onKeyDown={closeOnEscape}>
      <summary className="icon-button mobile-menu__toggle" aria-label={t('header.menu')}>
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <nav className="mobile-menu__panel" aria-label={t('accessibility.main_menu')}>
        <ul>
          {menu.map((item) => (
            <li className="mobile-menu__item" key={item.url}>
              {item.links.length > 0 ? (
                <details name="mobile-menu">
                  <summary className="mobile-menu__top display">
                    <span>{item.title}</span>
                    <Icon name="plus" small />
                  </summary>
                  <ul className="mobile-menu__links">
                    {item.links.map((group) => (
                      <li key={group.url}>
                        <a className="mobile-menu__link" href={group.url}>
                          {group.title}
                        </a>
                        {group.links.length > 0 && (
                          <ul className="mobile-menu__deep">
                            {group.links.map((link) => (
                              <li key={link.url}>
                                <a className="mobile-menu__link muted" href={link.url}>
                                  {link.title}
                                </a>
                              </li>
                            ))}
                          </ul>
                        )}
                      </li>
                    ))}
                    <li>
                      <a className="mobile-menu__link" href={item.url}>
                        {t('general.view_all')}
                      </a>
                    </li>
                  </ul>
                </details>
              ) : (
                <a className="mobile-menu__top display" href={item.url}>
                  {item.title}
                </a>
              )}
            </li>
          ))}
        </ul>
        <div className="mobile-menu__foot">
          {search_shown && (
            <a className="mobile-menu__link" href={routes.search_url}>
              {t('header.search')}
            </a>
          )}
          {accounts_shown && (
            <a className="mobile-menu__link" href={routes.account_url}>
              {t('header.account')}
            </a>
          )}
        </div>
      </nav>
    </details>
  );
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.stopPropagation();
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}
