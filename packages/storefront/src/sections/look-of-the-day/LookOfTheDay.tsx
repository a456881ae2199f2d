import { Picture } from '../../components/ui/Picture.tsx';
import { Price } from '../../components/ui/Price.tsx';
import type { LookOfTheDayProps } from './look-of-the-day.schema.ts';

/** One look, large, with its products beside it. */
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
              {products.map((product) => (
                <li key={product.id} className="daily-look__piece">
                  <div className="media">{product.image && <Picture image={product.image} sizes="80px" />}</div>
                  <h3 className="daily-look__title">
                    <a className="daily-look__link" href={product.url}>
                      {product.title}
                    </a>
                  </h3>
                  <Price price={product.price} cap={product.cap} from={product.from} />
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
