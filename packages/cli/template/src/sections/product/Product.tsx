import { Html, money, routes, t } from '@vitrine/compiler/view.ts';
import { type FormEvent, useState } from 'react';
import { Picture } from '../../components/picture/Picture.tsx';
import { addToCart } from '../../state/cart-calls.ts';
import type { ProductProps } from './product.schema.ts';

type Adding = { state: 'idle' | 'busy' | 'added' } | { state: 'failed'; error: string };

export function Product({ title, description, pictures, option, has_choice, variants, first }: ProductProps) {
  /** Null until the shopper has chosen: the first render is what Liquid printed. */
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [adding, setAdding] = useState<Adding>({ state: 'idle' });
  const chosen = chosenId === null ? first : (variants.find(({ id }) => id === chosenId) ?? first);

  async function add(event: FormEvent) {
    event.preventDefault();
    if (adding.state === 'busy') return;
    setAdding({ state: 'busy' });
    const added = await addToCart(chosen.id, 1, t('product.failed'));
    setAdding(added.ok ? { state: 'added' } : { state: 'failed', error: added.error });
  }

  return (
    <div className="product">
      <section className="product__pictures" aria-label={t('product.pictures')} tabIndex={0}>
        {pictures.map((picture, index) => (
          <Picture key={picture.src} picture={picture} sizes="(min-width: 900px) 58vw, 100vw" eager={index === 0} />
        ))}
      </section>
      <div className="product__words">
        <h1>{title}</h1>
        <p className="product__price">
          {chosen.compare_at_price !== null && chosen.compare_at_price > chosen.price ? (
            <>
              <span className="sale">{money(chosen.price)}</span>{' '}
              <s className="muted">{money(chosen.compare_at_price)}</s>
            </>
          ) : (
            money(chosen.price)
          )}
        </p>
        <form className="product__form" action={routes.cart_add_url} method="post" onSubmit={add}>
          {has_choice ? (
            <fieldset>
              <legend>{option}</legend>
              <div className="choices">
                {variants.map((variant) => (
                  <label key={variant.id} className="choice">
                    <input
                      type="radio"
                      name="id"
                      value={variant.id}
                      checked={variant.id === chosen.id}
                      onChange={() => {
                        setChosenId(variant.id);
                        setAdding({ state: 'idle' });
                      }}
                    />
                    <span className={variant.available ? 'choice__label' : 'choice__label choice__label--gone'}>
                      {variant.title}
                      {!variant.available && <span className="visually-hidden"> {t('product.sold_out')}</span>}
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
          ) : (
            <input type="hidden" name="id" value={first.id} />
          )}
          <button
            className="button button--wide"
            type="submit"
            disabled={!chosen.available}
            aria-busy={adding.state === 'busy' || undefined}
          >
            {chosen.available ? t('product.add') : t('product.sold_out')}
          </button>
          <div className="product__answer" aria-live="polite">
            {adding.state === 'added' && (
              <p>
                {t('product.added')} <a href={routes.cart_url}>{t('product.see_cart')}</a>
              </p>
            )}
            {adding.state === 'failed' && <p className="error">{adding.error}</p>}
          </div>
        </form>
        {description && <Html className="prose" html={description} />}
      </div>
    </div>
  );
}
