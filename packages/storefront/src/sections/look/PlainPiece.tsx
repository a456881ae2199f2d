import { t, useSectionId } from '@vitrine/compiler/view.ts';
import type { LookProduct } from './look.schema.ts';

/**
 * What is left to choose of a product, without scripts. One option is a list beside the button. Of two, each value of the first opens to
 * the values of the second, which are buttons. Of three, the product's own page asks.
 */
export function PlainPiece({ product }: { product: LookProduct }) {
  const id = `${useSectionId()}-${product.id}-plain`;
  return (
    <>
      {/* Of a single color it is said for all. */}
      {product.options.map(
        (option) =>
          option.is_color &&
          option.chosen !== '' &&
          option.values.length > 1 && (
            <p key={option.name} className="small muted">
              {option.chosen}
            </p>
          ),
      )}
      <PlainChoice id={id} product={product} />
    </>
  );
}

function PlainChoice({ id, product }: { id: string; product: LookProduct }) {
  return product.open === 0 ? (
    <p className="piece__send">
      <input type="hidden" name="id" value={product.variant.id} />
      <PlainAdd product={product} />
    </p>
  ) : product.open === 1 ? (
    <p className="piece__send">
      <label className="visually-hidden" htmlFor={id}>
        {t('look.choose_of', { options: product.first, title: product.title })}
      </label>
      <select className="input piece__select" id={id} name="id" required>
        <option value="">{product.first}</option>
        {product.variants.map(
          (variant) =>
            variant.worn && (
              <option key={variant.id} value={variant.id} disabled={!variant.available}>
                {variant.available ? variant.last : t('product.plain_sold_out', { value: variant.last })}
              </option>
            ),
        )}
      </select>
      <PlainAdd product={product} />
    </p>
  ) : product.open === 2 ? (
    <fieldset className="piece__steps">
      <legend className="small muted">{t('look.first_then', { first: product.first, last: product.last })}</legend>
      {product.first_values.map((first) => (
        <details key={first} className="piece__step" name={id}>
          <summary>{first}</summary>
          <p className="piece__lasts">
            {product.variants.map(
              (variant) =>
                variant.worn &&
                variant.first === first && (
                  <button
                    key={variant.id}
                    className="button button--quiet"
                    type="submit"
                    name="id"
                    value={variant.id}
                    disabled={!variant.available}
                    aria-label={t('cart.add_item', { title: `${product.title}, ${variant.title}` })}
                  >
                    {variant.available
                      ? t('look.add_value', { value: variant.last })
                      : t('product.plain_sold_out', { value: variant.last })}
                  </button>
                ),
            )}
          </p>
        </details>
      ))}
    </fieldset>
  ) : (
    <a className="button button--quiet" href={product.url}>
      {t('look.choose_there')}
    </a>
  );
}

function PlainAdd({ product }: { product: LookProduct }) {
  return (
    <button className="button button--quiet" type="submit" aria-label={t('cart.add_item', { title: product.title })}>
      {t('product.add_to_bag')}
    </button>
  );
}
