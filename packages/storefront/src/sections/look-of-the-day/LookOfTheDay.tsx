import { Picture } from '../../components/ui/Picture.tsx';
import { Price } from '../../components/ui/Price.tsx';
import type { LookOfTheDayProps } from './look-of-the-day.schema.ts';

/** One look, large, and beside it the pieces it is made of. */
export function LookOfTheDay({ eyebrow, link_label, scheme, look, products }: LookOfTheDayProps) {
  return (
    look && (
      <div className={`scheme scheme-${scheme}`}>
        <div className="wrap band daily-look">
          <div className="daily-look__picture media">
            {look.image && <Picture image={look.image} sizes="(min-width: 768px) 46vw, 100vw" />}
          </div>
          <div className="daily-look__words">
            {eyebrow && <p className="label muted">{eyebrow}</p>}
            <h2>{look.name}</h2>
            {look.description && <p className="daily-look__text">{look.description}</p>}
            <ul className="daily-look__pieces">
              {products.map((piece) => (
                <li key={piece.id} className="daily-look__piece">
                  <div className="media">{piece.image && <Picture image={piece.image} sizes="80px" />}</div>
                  <h3 className="daily-look__title">
                    <a className="daily-look__link" href={piece.url}>
                      {piece.title}
                    </a>
                  </h3>
                  <Price price={piece.price} cap={piece.cap} from={piece.from} />
                </li>
              ))}
            </ul>
            {look.url && link_label && (
              <p>
                <a className="link" href={look.url}>
                  {link_label}
                </a>
              </p>
            )}
          </div>
        </div>
      </div>
    )
  );
}
