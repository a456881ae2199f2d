import { t } from '@vitrine/compiler/view.ts';
import { Icon } from '../../../components/ui/Icon.tsx';
import type { NavGroup, NavItem, NavLink } from '../header.schema.ts';
import { isExpandable } from './nav-items.ts';

/** An entry of the mobile menu: one with links below it expands, any other navigates (rules menu-3, menu-4). */
export function MenuEntry({
  item,
  id,
  open,
  full,
  onPress,
}: {
  item: NavItem;
  id: string;
  open: boolean;
  /** Its links are rendered while it is closed, too. */
  full: boolean;
  onPress: () => void;
}) {
  if (!isExpandable(item)) {
    return (
      <li className="menu-entry">
        {item.allow_click ? (
          <a className="menu-entry__top display" href={item.url}>
            {item.title}
          </a>
        ) : (
          <span className="menu-entry__top display">{item.title}</span>
        )}
      </li>
    );
  }
  return (
    <li className="menu-entry" data-open={open ? '' : undefined}>
      <button
        type="button"
        className="menu-entry__top display"
        aria-expanded={open}
        aria-controls={id}
        onClick={onPress}
      >
        <span>{item.title}</span>
        <Icon name={open ? 'minus' : 'plus'} small />
      </button>
      <div className="menu-entry__clip" id={id}>
        {(full || open) && (
          <ul className="menu-entry__links">
            {item.links.map((group, index) => (
              <li key={index}>
                <MenuLink link={group} />
                {group.links.length > 0 && <NestedLinks group={group} />}
              </li>
            ))}
            {item.menu_heading && <li className="label muted menu-entry__label">{item.menu_heading}</li>}
            {item.menu.map((link, index) => (
              <li key={index}>
                <MenuLink link={link} />
              </li>
            ))}
            {item.allow_click && (
              <li>
                <a className="menu-link muted" href={item.url} aria-label={t('header.all_of', { title: item.title })}>
                  {t('general.view_all')}
                </a>
              </li>
            )}
          </ul>
        )}
      </div>
    </li>
  );
}

function NestedLinks({ group }: { group: NavGroup }) {
  return (
    <ul className="menu-deep">
      {group.links.map((link, index) => (
        <li key={index}>
          <MenuLink link={link} muted />
        </li>
      ))}
    </ul>
  );
}

function MenuLink({ link, muted = false }: { link: NavLink; muted?: boolean }) {
  const name = muted ? 'menu-link muted' : 'menu-link';
  return link.allow_click ? (
    <a className={name} href={link.url} data-signup-form={link.newsletter_form_id ?? undefined}>
      {link.title}
    </a>
  ) : (
    <span className={name}>{link.title}</span>
  );
}
