import { money, t } from '@vitrine/compiler/view.ts';
import { Picture } from '../picture/Picture.tsx';
import type { ProductCardProps } from './product-card.schema.ts';

export function ProductCard({ product }: { product: ProductCardProps }) {
  const { url, title, picture, available, price, compare_at_price, price_varies } = product;
  return (
    <article className="card">
      <div className="card__picture">
        {picture && <Picture picture={picture} sizes="(min-width: 900px) 25vw, 50vw" />}
      </div>
      <div className="card__words">
        <h3 className="card__title">
          <a href={url}>{title}</a>
        </h3>
        <p className="card__price">
          {!available ? (
            <span className="muted">{t('product_card.sold_out')}</span>
          ) : price_varies ? (
            t('product_card.from', { price: money(price) })
          ) : compare_at_price !== null && compare_at_price > price ? (
            <>
              <span className="sale">{money(price)}</span> <s className="muted">{money(compare_at_price)}</s>
            </>
          ) : (
            money(price)
          )}
        </p>
      </div>
    </article>
  );
}
