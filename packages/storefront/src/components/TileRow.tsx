import type { Tile } from '@vitrine/contract';
import type { CSSProperties } from 'react';
import { Picture } from './Picture.tsx';

const SIZES = '(min-width: 1024px) 25vw, (min-width: 768px) 30vw, 62vw';

/** Tiles of a front page below a heading: run off the edge of a phone, stand as a grid on a desk. `more`: the text of the link below. */
export function TileRow({
  heading,
  link,
  link_label,
  columns,
  scheme,
  items,
  ratio,
  more,
}: {
  heading: string;
  link: string;
  link_label: string;
  columns: number;
  scheme: string;
  items: Tile[];
  ratio: string;
  more?: string;
}) {
  return (
    <div className={`scheme scheme-${scheme}`}>
      <div className="wrap band" style={{ '--columns-desktop': columns, '--ratio': ratio } as CSSProperties}>
        {(heading || link_label) && (
          <div className="section-head">
            {heading && <h2>{heading}</h2>}
            {link && link_label && (
              <a className="link small" href={link}>
                {link_label}
              </a>
            )}
          </div>
        )}
        <ul className="strip tiles">
          {items.map((tile) => (
            <li key={tile.url}>
              <article className="card">
                <div className="card__media media">{tile.image && <Picture image={tile.image} sizes={SIZES} />}</div>
                {tile.date && <p className="label muted">{tile.date}</p>}
                <h3 className="tiles__title">
                  <a className="card__link" href={tile.url}>
                    {tile.title}
                  </a>
                </h3>
                {tile.excerpt && <p className="small muted tiles__excerpt">{tile.excerpt}</p>}
                {more && (
                  <p className="small link tiles__more" aria-hidden="true">
                    {more}
                  </p>
                )}
              </article>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
