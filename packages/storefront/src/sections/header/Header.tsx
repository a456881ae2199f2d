import { routes, t } from '@vitrine/compiler/view.ts';
import { useRef } from 'react';
import { SearchLink } from '../../components/search/SearchLink.tsx';
import { SearchSlot } from '../../components/search/SearchSlot.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { useHeader } from '../../state/header/header.ts';
import { CartLink } from './CartLink.tsx';
import type { HeaderProps } from './header.schema.ts';
import { MobileMenu } from './mobile-menu/MobileMenu.tsx';
import { DesktopMenu } from './navigation/DesktopMenu.tsx';
import { useSticky } from './use-sticky.ts';
import { WishLink } from './WishLink.tsx';

/** The header of every page: menu, logo, search, account, cart (rules header-1, header-2, header-8, header-9). */
export function Header(props: HeaderProps) {
  const { shop, logo, menu, mega_menus, mobile_links, search_shown, accounts_shown, wish_list_url } = props;
  const bar = useRef<HTMLElement>(null);
  const sticky = useHeader((state) => state.sticky);
  useSticky(bar);
  return (
    <header className="site-header" ref={bar} data-sticky={sticky ? '' : undefined}>
      <div className="site-header__bar wrap">
        <div className="site-header__start">
          <MobileMenu
            menu={menu}
            mega_menus={mega_menus}
            mobile_links={mobile_links}
            accounts_shown={accounts_shown}
            search_shown={search_shown}
            wish_list_url={wish_list_url}
          />
          <DesktopMenu menu={menu} menus={mega_menus} />
        </div>
        <a className="site-header__logo display" href={routes.root_url} aria-label={t('header.home', { shop })}>
          {logo ? (
            <img src={logo.src} srcSet={logo.srcset} width={logo.width} height={logo.height} alt="" />
          ) : (
            <span>{shop}</span>
          )}
        </a>
        <div className="site-header__tools">
          {search_shown && <SearchLink />}
          {accounts_shown && (
            <a className="icon-button site-header__account" href={routes.account_url} aria-label={t('header.account')}>
              <Icon name="account" />
            </a>
          )}
          {wish_list_url && <WishLink url={wish_list_url} />}
          <CartLink />
        </div>
      </div>
      {search_shown && <SearchSlot />}
    </header>
  );
}
