import { money, routes, t } from '@vitrine/compiler/view.ts';
import type { RecommendedProduct } from '@vitrine/contract';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { Picture } from '../Picture.tsx';

/**
 * What goes with the bag and is not in it; each is added with quantity 1 (`spec §2`), by a plain form where there are no scripts.
 * Where nothing is left, the styles hide the heading too.
 */
export function Recommendations({
  heading,
  products,
  bagged,
  adding,
  onAdd,
}: {
  heading: string;
  products: RecommendedProduct[];
  /** Addresses of the products in the bag. */
  bagged: string[];
  /** Variant ids that are being added. */
  adding: readonly number[];
  onAdd: (id: number) => void;
}) {
  const section = useRef<HTMLElement>(null);
  /** What was added goes, and with it the button that had the focus: its section takes it. */
  const added = useRef(false);
  const count = bagged.length;
  useEffect(() => {
    if (count > 0 && added.current && document.activeElement === document.body) section.current?.focus();
    added.current = false;
  }, [count]);
  const add = (id: number) => {
    added.current = true;
    onAdd(id);
  };
  return (
    <section ref={section} tabIndex={-1} className="worn-with" aria-label={heading}>
      <h2 className="worn-with__heading">{heading}</h2>
      <ul className="worn-with__list">
        {products.map(
          (product) =>
            !bagged.includes(product.url) && (
              <Recommendation key={product.id} product={product} adding={adding} onAdd={add} />
            ),
        )}
      </ul>
    </section>
  );
}

function Recommendation({
  product,
  adding,
  onAdd,
}: {
  product: RecommendedProduct;
  adding: readonly number[];
  onAdd: (id: number) => void;
}) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onAdd(product.id);
  };
  return (
    <li className="worn-with__item">
      <a className="media" href={product.url} aria-label={product.title}>
        {product.image && <Picture image={product.image} sizes="160px" />}
      </a>
      <div className="worn-with__text small">
        <a href={product.url}>{product.title}</a>
        <span className="price">{money(product.price)}</span>
        <form action={routes.cart_add_url} method="post" onSubmit={submit}>
          <input type="hidden" name="id" value={product.id} />
          <input type="hidden" name="quantity" value="1" />
          <button
            className="text-button link"
            type="submit"
            aria-label={t('cart.add_item', { title: product.title })}
            aria-busy={adding.length > 0 && adding.includes(product.id)}
          >
            {t('cart.add')}
          </button>
        </form>
      </div>
    </li>
  );
}
