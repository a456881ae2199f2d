import { Html } from '@vitrine/compiler/view.ts';
import type { CSSProperties } from 'react';
import { Pagination } from '../../components/pagination/Pagination.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import type { LookbookProps } from './lookbook.schema.ts';

/** The lookbook grid (rules lookbook-1, lookbook-3, lookbook-4): 1 to 6 columns on a desk, 1 to 3 on a phone. The first row is loaded before the rest. */
export function Lookbook({
  title,
  text,
  columns_desktop,
  columns_mobile,
  ratio,
  empty_text,
  looks,
  paging,
}: LookbookProps) {
  return (
    <div className="wrap lookbook">
      <div className="page-head lookbook__head">
        <h1>{title}</h1>
        {text && <Html className="prose lookbook__text" html={text} />}
      </div>
      {looks.length > 0 ? (
        <ul
          className="grid lookbook__grid"
          style={
            {
              '--columns-desktop': columns_desktop,
              '--columns-mobile': columns_mobile,
              '--ratio': ratio,
            } as CSSProperties
          }
        >
          {looks.map((look, index) => (
            <li key={look.id}>
              <article className="card look-card">
                <div className="card__media media">
                  {look.image && (
                    <Picture image={look.image} sizes="(min-width: 768px) 33vw, 100vw" eager={index < 2} />
                  )}
                </div>
                <h2 className="look-card__name">
                  <a className="card__link" href={look.url}>
                    {look.name}
                  </a>
                </h2>
              </article>
            </li>
          ))}
        </ul>
      ) : (
        <p className="journal__empty">{empty_text}</p>
      )}
      {paging.total > 1 && <Pagination paging={paging} />}
    </div>
  );
}
