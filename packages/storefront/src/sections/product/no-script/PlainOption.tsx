import { money, t, useSectionId } from '@vitrine/compiler/view.ts';
import type { ProductOption } from '../product.schema.ts';

/** An option without scripts whose values are links, each to the page with that value chosen. */
export function PlainLinks({
  option,
  isChosen,
}: {
  option: ProductOption;
  /** Whether the shopper has chosen the value that the page shows. */
  isChosen: boolean;
}) {
  return (
    <div className="field">
      <p className="muted">{option.name}</p>
      <p className="option__values">
        {option.values.map((value) =>
          isChosen && value.selected ? (
            <span key={value.name} className="option__box" style={{ borderColor: 'var(--ink)' }} aria-current="true">
              {value.available ? value.name : t('product.plain_sold_out', { value: value.name })}
            </span>
          ) : value.plain ? (
            <a key={value.name} className="option__box" href={value.plain.url}>
              {value.available ? value.name : t('product.plain_sold_out', { value: value.name })}
            </a>
          ) : (
            <span key={value.name} className="option__box muted">
              {t('product.plain_not_made', { value: value.name })}
            </span>
          ),
        )}
      </p>
    </div>
  );
}

/** The last option without scripts, a field of the form. The label of each value has its price and status. */
export function PlainSelect({
  option,
  chosen,
}: {
  option: ProductOption;
  /** Id of the variant that is chosen already; null: none. */
  chosen: number | null;
}) {
  const id = `${useSectionId()}-plain`;
  return (
    <div className="field">
      <label htmlFor={id}>{option.name}</label>
      <select id={id} className="input" name="id" required defaultValue={chosen ?? ''}>
        <option value="">{t('product.plain_choose')}</option>
        {option.values.map((value) =>
          value.plain ? (
            <option key={value.name} value={value.plain.id} disabled={!value.plain.available}>
              {!value.plain.available
                ? t('product.plain_sold_out', { value: value.name })
                : value.plain.preorder
                  ? t('product.plain_preorder', { value: value.name, price: money(value.plain.price) })
                  : value.plain.final_sale
                    ? t('product.plain_final_sale', { value: value.name, price: money(value.plain.price) })
                    : value.plain.left > 0 && value.plain.left <= 3
                      ? t('product.plain_left', {
                          value: value.name,
                          price: money(value.plain.price),
                          left: value.plain.left,
                        })
                      : t('product.plain_value', { value: value.name, price: money(value.plain.price) })}
            </option>
          ) : (
            <option key={value.name} value="" disabled>
              {t('product.plain_not_made', { value: value.name })}
            </option>
          ),
        )}
      </select>
    </div>
  );
}
