import { t } from '@vitrine/compiler/view.ts';
import type { HeaderLink } from '@vitrine/contract';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';

/**
 * The menu on a desk. An entry with links below it is a native disclosure, so it opens by key and without JavaScript;
 * a mouse opens it by resting on it, and a click of the mouse goes to the entry's own page.
 */
export function DesktopMenu({ menu }: { menu: HeaderLink[] }) {
  return (
    <nav className="desktop-menu" aria-label={t('accessibility.main_menu')}>
      <ul className="desktop-menu__list">
        {menu.map((item) => (
          <li key={item.url}>
            {item.links.length > 0 ? (
              <details
                className="desktop-menu__item"
                name="main-menu"
                onPointerEnter={openOnHover}
                onPointerLeave={closeOnLeave}
                onKeyDown={closeOnEscape}
                onBlur={closeWhenLeft}
              >
                {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
                <summary
                  className="desktop-menu__top"
                  data-url={item.url}
                  data-active={item.active ? 'true' : undefined}
                  onClick={followOnClick}
                >
                  {item.title}
                </summary>
                <div className="desktop-menu__panel">
                  <div className="wrap desktop-menu__groups">
                    {item.links.map((group) => (
                      <div key={group.url}>
                        <a
                          className="desktop-menu__group"
                          href={group.url}
                          aria-current={group.active ? 'page' : undefined}
                        >
                          {group.title}
                        </a>
                        {group.links.length > 0 && (
                          <ul>
                            {group.links.map((link) => (
                              <li key={link.url}>
                                <a className="desktop-menu__link" href={link.url}>
                                  {link.title}
                                </a>
                              </li>
                            ))}
                          </ul>
                        )}
                      </div>
                    ))}
                    <a className="desktop-menu__link desktop-menu__all" href={item.url}>
                      {t('general.view_all')}
                    </a>
                  </div>
                </div>
              </details>
            ) : (
              <a className="desktop-menu__top" href={item.url} data-active={item.active ? 'true' : undefined}>
                {item.title}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function openOnHover(event: SyntheticEvent<HTMLDetailsElement> & { pointerType: string }) {
  if (event.pointerType === 'mouse') event.currentTarget.open = true;
}

function closeOnLeave(event: SyntheticEvent<HTMLDetailsElement> & { pointerType: string }) {
  if (event.pointerType === 'mouse') event.currentTarget.open = false;
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.stopPropagation();
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}

/** Focus that moves out of an open panel closes it. */
function closeWhenLeft(event: SyntheticEvent<HTMLDetailsElement> & { relatedTarget: EventTarget | null }) {
  const next = event.relatedTarget;
  if (next instanceof Node && !event.currentTarget.contains(next)) event.currentTarget.open = false;
}

/** A mouse has already opened the panel by hovering: its click means "take me there". `detail` is 0 for a key. */
function followOnClick(event: MouseEvent<HTMLElement>) {
  const { url } = event.currentTarget.dataset;
  if (event.detail === 0 || !url || !window.matchMedia('(hover: hover)').matches) return;
  event.preventDefault();
  window.location.assign(url);
}
