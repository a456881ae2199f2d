import { t } from '@vitrine/compiler/view.ts';
import { MegaPanel } from '#mega-panel';
import { Icon } from '../../../components/ui/Icon.tsx';
import { useHeader } from '../../../state/header/header.ts';
import type { HeaderLink, MegaMenu } from '../header.schema.ts';

/**
 * An entry of the menu (rule header-14): a link, with a button beside it for the keyboard if it has a panel; or a button alone where
 * the merchant has turned the link off.
 */
export function NavEntry({ id, item, menus }: { id: string; item: HeaderLink; menus: readonly MegaMenu[] }) {
  const open = useHeader((state) => state.megaMenu === id);
  const panel = item.mega || item.links.length > 0;
  return (
    <li className="nav__entry" data-entry={id} data-panel={panel ? '' : undefined} data-open={open ? '' : undefined}>
      {item.allow_click ? (
        <a
          className="nav__top"
          href={item.url}
          data-active={item.active ? '' : undefined}
          aria-current={item.active ? 'page' : undefined}
        >
          {item.title}
        </a>
      ) : panel ? (
        <button
          type="button"
          className="nav__top"
          data-active={item.active ? '' : undefined}
          aria-expanded={open}
          aria-controls={id}
        >
          {item.title}
        </button>
      ) : (
        <span className="nav__top">{item.title}</span>
      )}
      {panel && item.allow_click && (
        <button
          type="button"
          className="nav__more needs-script"
          aria-label={t('header.open_menu', { title: item.title })}
          aria-expanded={open}
          aria-controls={id}
        >
          <Icon name="down" small />
        </button>
      )}
      {panel && <MegaPanel id={id} item={item} menus={menus} />}
    </li>
  );
}
