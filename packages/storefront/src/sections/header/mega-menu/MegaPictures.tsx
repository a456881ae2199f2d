import { Picture } from '../../../components/ui/Picture.tsx';
import type { NavLink } from '../header.schema.ts';

/** Links as pictures, with their titles below or (`over`) on them. Lazy in a closed panel: they load when it opens. */
export function MegaPictures({ links, over }: { links: readonly NavLink[]; over: boolean }) {
  return (
    <ul className={over ? 'mega__pictures mega__pictures--over' : 'mega__pictures'}>
      {links.map((link, index) => (
        <li key={index} data-column="">
          {link.allow_click ? (
            <a className="mega__tile" href={link.url} data-signup-form={link.newsletter_form_id ?? undefined}>
              <Tile link={link} />
            </a>
          ) : (
            <span className="mega__tile">
              <Tile link={link} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Tile({ link }: { link: NavLink }) {
  return (
    <>
      <span className="media mega__media">
        {link.image && <Picture image={{ ...link.image, alt: '' }} sizes="(min-width: 1024px) 22vw, 50vw" />}
      </span>
      <span className="display mega__title">{link.title}</span>
    </>
  );
}
