import { money, routes, t } from '@vitrine/compiler/view.ts';
import type { RecommendedProduct } from '@vitrine/contract';
import type { SyntheticEvent } from 'react';
import { Picture } from '../Picture.tsx';

/** What goes with the bag; each is added with quantity 1 (`spec §2`), by a plain form where there are no scripts. */
export function Recommendations({
  heading,
  products,
  adding,
  onAdd,
}: {
  heading: string;
  products: RecommendedProduct[];
  /** Variant ids that are being added. */
  adding: readonly number[];
  onAdd: (id: number) => void;
}) {
  return (
    <section className="worn-with" aria-label={heading}>
      <h2 className="worn-with__heading">{heading}</h2>
      <ul className="worn-with__list">
        {products.map((product) => (
          <Recommendation key={product.id} product={product} adding={adding} onAdd={onAdd} />
        ))}
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
