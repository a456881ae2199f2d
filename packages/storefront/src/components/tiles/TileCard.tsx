import type { CSSProperties } from 'react';
import { Picture } from '../ui/Picture.tsx';
import type { Tile } from './tile.schema.ts';

/** A picture with a title that leads somewhere. `more` is the text of the link below, where there is one. */
export function TileCard({
  tile,
  heading: Heading,
  sizes,
  eager = false,
  more,
}: {
  tile: Tile;
  heading: 'h2' | 'h3';
  sizes: string;
  eager?: boolean;
  more?: string;
}) {
  return (
    <article className="card">
      <div className="card__media media" style={{ '--focus': tile.focus } as CSSProperties}>
        {tile.image && <Picture image={tile.image} sizes={sizes} eager={eager} />}
      </div>
      {tile.date && <p className="label muted">{tile.date}</p>}
      <Heading className="tiles__title">
        <a className="card__link" href={tile.url}>
          {tile.title}
        </a>
      </Heading>
      {tile.excerpt && <p className="small muted tiles__excerpt">{tile.excerpt}</p>}
      {more && (
        <p className="small link tiles__more" aria-hidden="true">
          {more}
        </p>
      )}
    </article>
  );
}
