import type { NavLink } from '../header.schema.ts';

/** A list of links with its heading. A link with a sign-up form opens the form (rule header-15); its URL is the fallback. */
export function NavLinks({ links, heading, large }: { links: readonly NavLink[]; heading: string; large: boolean }) {
  return (
    <div className="mega__list" data-column="">
      {heading && <p className="label muted mega__label">{heading}</p>}
      <ul>
        {links.map((link, index) => (
          <li key={index}>
            {link.allow_click ? (
              <a
                className={large ? 'nav__group' : 'nav__link'}
                href={link.url}
                data-signup-form={link.newsletter_form_id ?? undefined}
              >
                {link.title}
              </a>
            ) : (
              <span className={large ? 'nav__group' : 'nav__link'}>{link.title}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
