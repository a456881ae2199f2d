import { t } from '@vitrine/compiler/view.ts';
import { useSyncExternalStore } from 'react';
import { cartCount } from '../../state/cart-count.ts';
import type { HeaderProps } from './header.schema.ts';

export function Header({ shop, home, links, cart_url, count }: HeaderProps) {
  const changed = useSyncExternalStore(cartCount.subscribe, cartCount.get, () => null);
  const pieces = changed ?? count;
  return (
    <header className="header">
      <a className="header__name" href={home}>
        {shop}
      </a>
      <nav className="header__links" aria-label={t('header.menu')}>
        <ul>
          {links.map((link) => (
            <li key={link.url}>
              <a href={link.url} aria-current={link.active ? 'page' : undefined}>
                {link.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <a className="header__cart" href={cart_url}>
        {t('header.cart')} <span className="header__count">{pieces}</span>
        <span className="visually-hidden">{t('header.pieces', { count: pieces })}</span>
      </a>
    </header>
  );
}
