import { money, t } from '@vitrine/compiler/view.ts';
import type { ProductProps } from '@vitrine/contract';

/** Buying without JavaScript: one list of everything that is made. */
export function NoScriptBuy({ product }: { product: ProductProps }) {
  return (
    <div className="stack">
      <div className="field">
        <label htmlFor="plain-variant">{t('product.variant')}</label>
        <select id="plain-variant" className="input" name="id" defaultValue={product.variant.id}>
          {product.variants.map((variant) => (
            <option key={variant.id} value={variant.id} disabled={!variant.available}>
              {`${variant.title} – ${money(variant.price)}`}
            </option>
          ))}
        </select>
      </div>
      <button className="button button--wide" type="submit">
        {t('product.add_to_bag')}
      </button>
    </div>
  );
}
