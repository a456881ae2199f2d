import { money, t } from '@vitrine/compiler/view.ts';
import type { ProductProps } from '@vitrine/contract';
import { PlainWaitlist } from '../../components/waitlist/PlainWaitlist.tsx';
import {
  FINAL_SALE_PROPERTY,
  GIFT_CARD_EMAIL_PROPERTY,
  GIFT_CARD_MESSAGE_PROPERTY,
  GIFT_CARD_NAME_PROPERTY,
  GIFT_CARD_SEND_ON_PROPERTY,
  GIFT_CARD_SEND_PROPERTY,
  INVENTORY_PROPERTY,
  PREORDER_PROPERTY,
} from '../../state/line-properties.ts';

/** Buying without JavaScript: one list of everything that is made, and the properties that are the same for all of it. */
export function NoScriptBuy({ product }: { product: ProductProps }) {
  const { variant } = product;
  return product.available ? (
    <div className="stack">
      <div className="field">
        <label htmlFor="plain-variant">{t('product.variant')}</label>
        <select id="plain-variant" className="input" name="id" defaultValue={variant.id}>
          {product.variants.map((other) => (
            <option key={other.id} value={other.id} disabled={!other.available}>
              {`${other.title} – ${money(other.price)}`}
            </option>
          ))}
        </select>
        {(product.variants_before || product.variants_after) && (
          <p className="small more-versions">
            {product.variants_before && (
              <a className="link" href={product.variants_before} rel="prev">
                {t('product.versions_before')}
              </a>
            )}
            {product.variants_after && (
              <a className="link" href={product.variants_after} rel="next">
                {t('product.versions_after')}
              </a>
            )}
          </p>
        )}
      </div>
      {product.final_sale && <input type="hidden" name={`properties[${FINAL_SALE_PROPERTY}]`} value="true" />}
      {product.variants_count === 1 && product.status === 'preorder' && (
        <input type="hidden" name={`properties[${PREORDER_PROPERTY}]`} value="true" />
      )}
      {product.variants_count === 1 && product.status === 'normal' && variant.counted && !variant.oversell && (
        <input type="hidden" name={`properties[${INVENTORY_PROPERTY}]`} value={variant.stock} />
      )}
      {product.gift_card && (
        <fieldset className="gift__fields">
          <label className="check">
            <input type="checkbox" name={`properties[${GIFT_CARD_SEND_PROPERTY}]`} value="true" />
            <span>{t('gift.send')}</span>
          </label>
          <div className="field">
            <label htmlFor="plain-email">{t('gift.email')}</label>
            <input id="plain-email" className="input" type="email" name={`properties[${GIFT_CARD_EMAIL_PROPERTY}]`} />
          </div>
          <div className="field">
            <label htmlFor="plain-name">{t('gift.name')}</label>
            <input id="plain-name" className="input" name={`properties[${GIFT_CARD_NAME_PROPERTY}]`} />
          </div>
          <div className="field">
            <label htmlFor="plain-message">{t('gift.message')}</label>
            <textarea
              id="plain-message"
              className="input gift__message"
              maxLength={200}
              name={`properties[${GIFT_CARD_MESSAGE_PROPERTY}]`}
            />
          </div>
          <div className="field">
            <label htmlFor="plain-send-on">{t('gift.send_on')}</label>
            <input
              id="plain-send-on"
              className="input"
              type="date"
              name={`properties[${GIFT_CARD_SEND_ON_PROPERTY}]`}
            />
          </div>
        </fieldset>
      )}
      <button className="button button--wide" type="submit">
        {t('product.add_to_bag')}
      </button>
      {!product.gift_card && <PlainWaitlist email={product.email} />}
    </div>
  ) : (
    <div className="stack">
      <button className="button button--wide" type="button" disabled>
        {t('product.sold_out')}
      </button>
      <PlainWaitlist email={product.email} />
    </div>
  );
}
