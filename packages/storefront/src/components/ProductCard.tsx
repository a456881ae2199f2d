import { routes, t } from '@vitrine/compiler/view.ts';
import type { Card } from '@vitrine/contract';
import { Picture } from './Picture.tsx';
import { Price } from './Price.tsx';
import { Swatch } from './Swatch.tsx';

/** A product in a grid or a row (`spec §2`): picture, name, price, badge, colors. `sizes`: width of the picture in the layout. */
export function ProductCard({
  card,
  sizes,
  eager = false,
  level = 2,
}: {
  card: Card;
  sizes: string;
  eager?: boolean;
  level?: 2 | 3;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className="card">
      <div className="card__media media">
        {card.image && <Picture image={card.image} sizes={sizes} eager={eager} />}
        {card.hover && <Picture image={card.hover} sizes={sizes} className="card__hover" />}
        <CardBadge card={card} />
      </div>
      <div className="card__line">
        <Heading className="card__title">
          <a className="card__link" href={card.url}>
            {card.title}
          </a>
        </Heading>
        <Price price={card.price} cap={card.cap} from={card.from} />
      </div>
      {card.swatches.length > 1 && (
        <ul className="card__swatches" aria-label={t('card.colors', { count: card.swatches.length })}>
          {card.swatches.map((swatch) => (
            <li key={swatch.name}>
              <a className="card__swatch" href={swatch.url} title={swatch.name} aria-label={swatch.name}>
                <Swatch color={swatch.color} image={swatch.image} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <CardMarks card={card} />
    </article>
  );
}

/** Waitlist, Pre-Order, or Low Stock under 10 pieces over all variants (`spec §4, §9`). */
function CardBadge({ card }: { card: Card }) {
  return !card.available ? (
    <p className="card__badge label">{t('card.waitlist')}</p>
  ) : card.preorder ? (
    <p className="card__badge label">{t('card.preorder')}</p>
  ) : (
    card.counted && card.stock < 10 && <p className="card__badge label">{t('card.low_stock')}</p>
  );
}

/** Limited Edition; Most Loved and Eco-Conscious with the way to their collections (`spec §2`). */
function CardMarks({ card }: { card: Card }) {
  return (
    (card.limited_edition || card.most_loved || card.eco_conscious) && (
      <ul className="card__marks">
        {card.limited_edition && <li>{t('card.limited_edition')}</li>}
        {card.most_loved && (
          <li>
            <a href={`${routes.collections_url}/must-haves`}>{t('card.most_loved')}</a>
          </li>
        )}
        {card.eco_conscious && (
          <li>
            <a href={`${routes.collections_url}/eco-conscious`}>{t('card.eco_conscious')}</a>
          </li>
        )}
      </ul>
    )
  );
}
