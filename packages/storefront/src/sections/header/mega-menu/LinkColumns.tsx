import type { HeaderGroup, HeaderSubLink, MegaMenu } from '../header.schema.ts';

type SignUp = Pick<MegaMenu, 'signup_link' | 'signup_address' | 'signup_form'> | null;

/** The links below an entry, in columns. The arrow keys move between columns by `data-column`. */
export function LinkColumns({ groups, menu }: { groups: readonly HeaderGroup[]; menu: SignUp }) {
  return (
    <ul className="mega__columns">
      {groups.map((group, index) => (
        <li key={index} data-column="">
          {group.allow_click ? (
            <a className="nav__group" href={group.url} aria-current={group.active ? 'page' : undefined}>
              {group.title}
            </a>
          ) : (
            <span className="nav__group">{group.title}</span>
          )}
          {group.links.length > 0 && (
            <ul>
              {group.links.map((link, row) => (
                <li key={row}>
                  <ColumnLink link={link} menu={menu} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function ColumnLink({ link, menu }: { link: HeaderSubLink; menu: SignUp }) {
  return link.allow_click ? (
    <a
      className="nav__link"
      href={link.url}
      data-signup-form={
        menu && (menu.signup_link === link.title || menu.signup_address === link.url) ? menu.signup_form : undefined
      }
    >
      {link.title}
    </a>
  ) : (
    <span className="nav__link">{link.title}</span>
  );
}
