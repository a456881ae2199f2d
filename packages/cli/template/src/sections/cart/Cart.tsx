import { money, routes, t, useSectionId } from '@vitrine/compiler/view.ts';
import { type FormEvent, useRef, useState } from 'react';
import { Picture } from '../../components/picture/Picture.tsx';
import { changeLine } from '../../state/cart-calls.ts';
import type { CartProps } from './cart.schema.ts';
import { readCart } from './read-cart.ts';

/** The cart. Each line is a plain form, so that it works without scripts; with them the answer takes the page's place. */
export function Cart(printed: CartProps) {
  const section = useSectionId();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The cart after the last change; null while it is as the page printed it. */
  const [changed, setChanged] = useState<CartProps | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const { lines, total } = changed ?? printed;

  async function change(event: FormEvent<HTMLFormElement>, key: string) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (busy || !(submitter instanceof HTMLButtonElement)) return;
    setBusy(true);
    setError('');
    const quantity = Number(submitter.value);
    const answer = await changeLine({ key, quantity }, section, t('cart.failed'));
    setBusy(false);
    if (!answer.ok) {
      setError(answer.error);
      return;
    }
    const payload = readCart(answer.value);
    if (payload === null) {
      location.reload();
      return;
    }
    setChanged(payload);
    // The button that was pressed is gone with its line.
    if (quantity === 0) heading.current?.focus();
  }

  return (
    <div className="band cart" aria-busy={busy || undefined}>
      <h1 ref={heading} tabIndex={-1}>
        {t('cart.title')}
      </h1>
      <p className="error" role="alert">
        {error}
      </p>
      {lines.length === 0 ? (
        <p>
          {t('cart.empty')} <a href={routes.all_products_collection_url}>{t('cart.continue')}</a>
        </p>
      ) : (
        <>
          <ul className="cart__lines">
            {lines.map((line) => (
              <li key={line.key} className="cart__line">
                <div className="cart__picture">{line.picture && <Picture picture={line.picture} sizes="7.5rem" />}</div>
                <div className="cart__words">
                  <a href={line.url}>{line.title}</a>
                  {line.variant && <p className="muted">{line.variant}</p>}
                  <form
                    className="cart__quantity"
                    action={routes.cart_change_url}
                    method="post"
                    onSubmit={(event) => change(event, line.key)}
                  >
                    <input type="hidden" name="id" value={line.key} />
                    <button
                      type="submit"
                      name="quantity"
                      value={line.quantity - 1}
                      aria-label={t('cart.less', { title: line.title })}
                    >
                      −
                    </button>
                    <span>
                      <span className="visually-hidden">{t('cart.quantity')} </span>
                      {line.quantity}
                    </span>
                    <button
                      type="submit"
                      name="quantity"
                      value={line.quantity + 1}
                      aria-label={t('cart.more', { title: line.title })}
                    >
                      +
                    </button>
                    <button
                      className="cart__remove"
                      type="submit"
                      name="quantity"
                      value="0"
                      aria-label={t('cart.remove_line', { title: line.title })}
                    >
                      {t('cart.remove')}
                    </button>
                  </form>
                </div>
                <p className="cart__price">{money(line.price)}</p>
              </li>
            ))}
          </ul>
          <form className="cart__total" action={routes.cart_url} method="post">
            <p aria-live="polite">
              {t('cart.total')} <strong>{money(total)}</strong>
            </p>
            <button className="button" type="submit" name="checkout">
              {t('cart.checkout')}
            </button>
          </form>
        </>
      )}
    </div>
  );
}
