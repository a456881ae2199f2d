import { t } from '@vitrine/compiler/view.ts';
import { PlainWaitlist } from '../../../components/waitlist/PlainWaitlist.tsx';
import {
  FINAL_SALE_PROPERTY,
  GIFT_CARD_EMAIL_PROPERTY,
  GIFT_CARD_MESSAGE_PROPERTY,
  GIFT_CARD_NAME_PROPERTY,
  GIFT_CARD_SEND_ON_PROPERTY,
  GIFT_CARD_SEND_PROPERTY,
  INVENTORY_PROPERTY,
  PREORDER_PROPERTY,
} from '../../../domain/line-properties.ts';
import type { ProductProps } from '../product.schema.ts';
import { PlainLinks, PlainSelect } from './PlainOption.tsx';

/**
 * The buy form without JavaScript. The options are chosen one after the other: each by a link to the page of its variant, the last in the
 * form. A sold-out product has a disabled button (rule product-12).
 */
export function NoScriptBuy({ product }: { product: ProductProps }) {
  const { variant, plain } = product;
  const isWhole = product.chosen !== null;
  /** The variant to add is known: the product has no option to choose in the form. */
  const isKnown = plain.last < 0;
  const isSoldOut = !product.available || (product.status === 'waitlist' && (isWhole || isKnown));
  const isLastStep = plain.count < 2 || isWhole;
  return (
    <div className="stack">
      {product.options.map(
        (option, index) =>
          option.values.length > 1 &&
          (index !== plain.last || isSoldOut ? (
            <PlainLinks key={option.name} option={option} isChosen={option.is_color || isWhole} />
          ) : (
            isLastStep && (
              // Of several open options the address names the last one too: it is chosen here in any case (decision 0020).
              <PlainSelect key={option.name} option={option} chosen={isWhole && plain.count < 2 ? variant.id : null} />
            )
          )),
      )}
      {isKnown && <input type="hidden" name="id" value={variant.id} />}
      {(product.final_sale || (isKnown && variant.final_sale)) && (
        <input type="hidden" name={`properties[${FINAL_SALE_PROPERTY}]`} value="true" />
      )}
      {isKnown && product.status === 'preorder' && (
        <input type="hidden" name={`properties[${PREORDER_PROPERTY}]`} value="true" />
      )}
      {isKnown && product.status === 'normal' && variant.counted && !variant.oversell && (
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
      {isSoldOut ? (
        <button className="button button--wide" type="button" disabled>
          {t('product.sold_out')}
        </button>
      ) : isLastStep ? (
        <button className="button button--wide" type="submit">
          {isKnown && product.status === 'preorder' ? t('product.preorder') : t('product.add_to_bag')}
        </button>
      ) : (
        <p className="small">{t('product.plain_next')}</p>
      )}
      {!product.gift_card && <PlainWaitlist email={product.email} />}
    </div>
  );
}
