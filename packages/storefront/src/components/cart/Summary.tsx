import { moneyExact, t } from '@vitrine/compiler/view.ts';

/** What the order comes to. The subtotal is the platform's; it pales while a new one is on its way. */
export function Summary({ subtotal, settling, tax }: { subtotal: number; settling: boolean; tax: boolean }) {
  return (
    <dl className="summary tabular">
      <div className={settling ? 'summary__row summary__row--settling' : 'summary__row'}>
        <dt>{t('cart.subtotal')}</dt>
        <dd>{moneyExact(subtotal)}</dd>
      </div>
      <div className="summary__row">
        <dt>{t('cart.shipping')}</dt>
        <dd>{t('cart.shipping_value')}</dd>
      </div>
      {tax && (
        <div className="summary__row">
          <dt>{t('cart.tax')}</dt>
          <dd>{t('cart.tax_value')}</dd>
        </div>
      )}
    </dl>
  );
}
