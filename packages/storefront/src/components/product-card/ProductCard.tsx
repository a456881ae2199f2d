import { routes, t } from '@vitrine/compiler/view.ts';
import { isLowStock } from '../../domain/availability.ts';
import type { Card } from '../../domain/card.schema.ts';
import { QuickAddButton } from '../quick-add/QuickAddButton.tsx';
import { CardRating } from '../reviews/CardRating.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Price } from '../ui/Price.tsx';
import { Swatch } from '../ui/Swatch.tsx';
import { askOfCard, openWaitlist } from '../waitlist/waitlist-ask.ts';
import { Heart } from '../wishes/Heart.tsx';
import { useCard, wantsLink } from './use-card.ts';

/**
 * A product in a grid or a row (rules card-1, card-2): picture, name, price, badges, colors. `sizes`: width of the picture in the layout.
 * `quick`: a piece can be added from the card, and kept in the wish list (in sections that come to life). `words`: instead, what stands
 * on the button that adds.
 */
export function ProductCard({
  card,
  sizes,
  eager = false,
  level = 2,
  quick = false,
  words = '',
  sale = true,
}: {
  card: Card;
  sizes: string;
  eager?: boolean;
  level?: 2 | 3;
  quick?: boolean;
  words?: string;
  /** Tells by how much the price is reduced. */
  sale?: boolean;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const { shown, picked, pick } = useCard(card);
  return (
    <article className="card">
      <div className="card__media media">
        {shown.image && <Picture image={shown.image} sizes={sizes} eager={eager} />}
        {shown.hover && <Picture image={shown.hover} sizes={sizes} className="card__hover" />}
        <div className="card__badges">
          <CardBadge card={shown} />
          {sale && shown.discount > 0 && (
            <p className="card__badge card__badge--sale label tabular">{t('card.sale', { percent: shown.discount })}</p>
          )}
        </div>
      </div>
      {(quick || words) && <QuickAddButton card={shown} words={words} />}
      {quick && <Heart product={card.id} variant={shown.url} title={shown.title} />}
      {shown.brand && <p className="label muted">{shown.brand}</p>}
      <div className="card__line">
        <Heading className="card__title">
          <a className="card__link" href={shown.url}>
            {shown.title}
          </a>
        </Heading>
        <Price price={shown.price} cap={shown.cap} from={shown.from} />
      </div>
      {shown.swatches.length > 1 && (
        <ul className="card__swatches" aria-label={t('card.colors', { count: shown.swatches.length })}>
          {shown.swatches.map((swatch) => (
            <li key={swatch.name}>
              <a
                className="card__swatch"
                href={swatch.url}
                title={swatch.name}
                aria-label={swatch.name}
                aria-current={
                  (picked === null ? swatch.name === shown.color : swatch.name === picked) ? 'true' : undefined
                }
                data-scripted=""
                onClick={(event) => pick(event, swatch.name, swatch.url)}
              >
                <Swatch color={swatch.color} image={swatch.image} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {shown.rating && shown.rating.count > 0 && <CardRating rating={shown.rating} />}
      <CardMarks card={shown} />
    </article>
  );
}

/** Waitlist (which leads to it), Pre-Order, or Low Stock under 10 pieces over all variants (rules card-7, card-8). */
function CardBadge({ card }: { card: Card }) {
  return !card.available ? (
    <a
      className="card__badge card__waitlist label"
      href={card.url}
      aria-label={t('card.waitlist_of', { title: card.title })}
      data-scripted=""
      onClick={(event) => {
        if (wantsLink(event)) return;
        event.preventDefault();
        openWaitlist(askOfCard(card));
      }}
    >
      {t('card.waitlist')}
    </a>
  ) : card.preorder ? (
    <p className="card__badge label">{t('card.preorder')}</p>
  ) : (
    isLowStock(card) && <p className="card__badge label">{t('card.low_stock')}</p>
  );
}

/** Limited Edition; Most Loved and Eco-Conscious with the way to their collections (rules card-4, card-5, card-6). */
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
