import type { Tile } from '@vitrine/contract';
import { Picture } from './Picture.tsx';

/**
 * Pictures with a title that lead somewhere: collections, articles. `more` is the text of the link below, where there is one;
 * `columns_mobile` is how many stand beside each other on a phone.
 */
export function TileGrid({
  items,
  ratio,
  more,
  columns_mobile = 1,
}: {
  items: Tile[];
  ratio: string;
  more?: string;
  columns_mobile?: 1 | 2;
}) {
  const sizes = columns_mobile === 2 ? '(min-width: 768px) 33vw, 50vw' : '(min-width: 768px) 33vw, 100vw';
  return (
    <ul className="grid tiles" style={{ '--ratio': ratio, '--columns-mobile': columns_mobile } as React.CSSProperties}>
      {items.map((tile, index) => (
        <li key={tile.url}>
          <article className="card">
            <div className="card__media media">
              {tile.image && <Picture image={tile.image} sizes={sizes} eager={index < 2} />}
            </div>
            {tile.date && <p className="label muted">{tile.date}</p>}
            <h2 className="tiles__title">
              <a className="card__link" href={tile.url}>
                {tile.title}
              </a>
            </h2>
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
  );
}
