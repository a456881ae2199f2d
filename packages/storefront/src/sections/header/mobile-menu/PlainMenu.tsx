import { routes, t } from '@vitrine/compiler/view.ts';
import { Icon } from '../../../components/ui/Icon.tsx';
import type { MobileMenuProps } from '../header.schema.ts';

/** The menu on a phone without scripts: nested `<details>`. */
export function PlainMenu({
  menu,
  mobile_links,
  accounts_shown,
  search_shown,
}: Omit<MobileMenuProps, 'mega_menus' | 'wish_list_url'>) {
  return (
    <details className="plain-menu">
      <summary className="icon-button plain-menu__toggle" aria-label={t('header.menu')}>
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <nav className="plain-menu__panel" aria-label={t('accessibility.main_menu')}>
        <ul>
          {menu.map((item) => (
            <li className="menu-entry" key={item.handle}>
              {item.links.length > 0 ? (
                <details name="plain-menu">
                  <summary className="menu-entry__top display">
                    <span>{item.title}</span>
                    <Icon name="plus" small />
                  </summary>
                  <ul className="plain-menu__links">
                    {item.links.map((group) => (
                      <li key={group.title}>
                        {group.allow_click ? (
                          <a className="menu-link" href={group.url}>
                            {group.title}
                          </a>
                        ) : (
                          <span className="menu-link">{group.title}</span>
                        )}
                        {group.links.length > 0 && (
                          <ul className="menu-deep">
                            {group.links.map((link) => (
                              <li key={link.title}>
                                {link.allow_click ? (
                                  <a className="menu-link muted" href={link.url}>
                                    {link.title}
                                  </a>
                                ) : (
                                  <span className="menu-link muted">{link.title}</span>
                                )}
                              </li>
                            ))}
                          </ul>
                        )}
                      </li>
                    ))}
                    {item.allow_click && (
                      <li>
                        <a
                          className="menu-link muted"
                          href={item.url}
                          aria-label={t('header.all_of', { title: item.title })}
                        >
                          {t('general.view_all')}
                        </a>
                      </li>
                    )}
                  </ul>
                </details>
              ) : item.allow_click ? (
                <a className="menu-entry__top display" href={item.url}>
                  {item.title}
                </a>
              ) : (
                <span className="menu-entry__top display">{item.title}</span>
              )}
            </li>
          ))}
        </ul>
        <ul>
          {mobile_links.map((link) => (
            <li key={link.title}>
              <a className="menu-link" href={link.url}>
                {link.title}
              </a>
            </li>
          ))}
          {search_shown && (
            <li>
              <a className="menu-link" href={routes.search_url}>
                {t('header.search')}
              </a>
            </li>
          )}
          {accounts_shown && (
            <li>
              <a className="menu-link" href={routes.account_url}>
                {t('header.account')}
              </a>
            </li>
          )}
        </ul>
      </nav>
    </details>
  );
}
