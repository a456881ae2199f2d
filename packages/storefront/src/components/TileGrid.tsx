import type { Tile } from '@vitrine/contract';
import { Picture } from './Picture.tsx';

/** Pictures with a title that lead somewhere: collections, articles. `more` is the text of the link below, where there is one. */
export function TileGrid({ items, ratio, more }: { items: Tile[]; ratio: string; more?: string }) {
  return (
    <ul className="grid tiles" style={{ '--ratio': ratio } as React.CSSProperties}>
      {items.map((tile, index) => (
        <li key={tile.url}>
          <article className="card">
            <div className="card__media media">
              {tile.image && <Picture image={tile.image} sizes="(min-width: 768px) 33vw, 100vw" eager={index < 2} />}
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
