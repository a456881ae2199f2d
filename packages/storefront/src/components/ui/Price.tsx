import { money, t } from '@vitrine/compiler/view.ts';
import { isReduced } from '../../domain/discount.ts';

/** A price, and the compare-at price where it is higher. Amounts are in minor units. */
export function Price({ price, cap, from = false }: { price: number; cap: number | null; from?: boolean }) {
  return (
    <p className="price">
      {from ? (
        <span>{t('price.from', { price: money(price) })}</span>
      ) : isReduced(cap, price) ? (
        <>
          <s className="price__was">
            <span className="visually-hidden">{t('price.was')}</span>
            <span>{money(cap)}</span>
          </s>
          <span className="price__now price__now--sale">{money(price)}</span>
        </>
      ) : (
        <span className="price__now">{money(price)}</span>
      )}
    </p>
  );
}
