import { money, routes, t, useSectionId } from '@vitrine/compiler/view.ts';
import { Fragment, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { Picture } from '../../ui/Picture.tsx';
import type { RecommendedProduct } from '../cart-view.schema.ts';

/**
 * What goes with the bag and is not in it; each is added with quantity 1 (rule cart-19), by a plain form where there are no scripts.
 * Where nothing is left, the styles hide the heading too.
 */
export function Recommendations({
  heading,
  first = [],
  firstUrls = [],
  products,
  bagged,
  adding,
  errorOf,
  onAdd,
}: {
  heading: string;
  /** Shown before `products`, and their addresses: none of them is shown twice. */
  first?: RecommendedProduct[];
  firstUrls?: string[];
  products: RecommendedProduct[];
  /** Addresses of the products in the bag. */
  bagged: string[];
  /** Variant ids that are being added. */
  adding: readonly number[];
  /** Why none of a product's variants could be added. */
  errorOf: (product: RecommendedProduct) => string | null;
  onAdd: (id: number) => void;
}) {
  const section = useRef<HTMLElement>(null);
  /** What was added goes, and with it the button that had the focus: its section takes it. */
  const added = useRef(false);
  const count = bagged.length;
  useLayoutEffect(() => {
    if (count > 0 && added.current && document.activeElement === document.body) section.current?.focus();
    added.current = false;
  }, [count]);
  const add = (id: number) => {
    added.current = true;
    onAdd(id);
  };
  const shared = { adding, errorOf, onAdd: add };
  return (
    <section ref={section} tabIndex={-1} className="worn-with" aria-label={heading}>
      <h2 className="worn-with__heading">{heading}</h2>
      <ul className="worn-with__list">
        {first.map(
          (product) =>
            !bagged.includes(product.url) &&
            product.variants.length > 0 && <Recommendation key={product.id} product={product} {...shared} />,
        )}
        {products.map(
          (product) =>
            !bagged.includes(product.url) &&
            !firstUrls.includes(product.url) &&
            product.variants.length > 0 && <Recommendation key={product.id} product={product} {...shared} />,
        )}
      </ul>
    </section>
  );
}

const priceOf = (product: RecommendedProduct, id: number): number =>
  product.variants.find((variant) => variant.id === id)?.price ?? product.price;

function Recommendation({
  product,
  adding,
  errorOf,
  onAdd,
}: {
  product: RecommendedProduct;
  adding: readonly number[];
  errorOf: (product: RecommendedProduct) => string | null;
  onAdd: (id: number) => void;
}) {
  const field = `${useSectionId()}-recommended-${product.id}`;
  const [chosen, setChosen] = useState<number | null>(null);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const id = Number(new FormData(event.currentTarget).get('id'));
    if (id > 0) onAdd(id);
  };
  const error = errorOf(product);
  return (
    <li className="worn-with__item">
      <div className="media">{product.image && <Picture image={product.image} sizes="160px" />}</div>
      <div className="worn-with__text small">
        <a className="worn-with__link" href={product.url}>
          {product.title}
        </a>
        <span className="price">{money(chosen === null ? product.price : priceOf(product, chosen))}</span>
        <form className="worn-with__form bag-item__foot" action={routes.cart_add_url} method="post" onSubmit={submit}>
          <input type="hidden" name="quantity" value="1" />
          {product.variants.length > 1 ? (
            <>
              <label className="visually-hidden" htmlFor={field}>
                {t('cart.choose_of', { options: product.options, title: product.title })}
              </label>
              <select
                className="select"
                id={field}
                name="id"
                required
                onChange={(event) => setChosen(Number(event.currentTarget.value) || null)}
              >
                <option value="">{product.options}</option>
                {product.variants.map((variant) => (
                  <option key={variant.id} value={variant.id}>
                    {variant.title}
                  </option>
                ))}
              </select>
            </>
          ) : (
            product.variants.map((variant) => (
              <Fragment key={variant.id}>
                {variant.title !== 'Default Title' && <span className="muted">{variant.title}</span>}
                <input type="hidden" name="id" value={variant.id} />
              </Fragment>
            ))
          )}
          <button
            className="text-button link"
            type="submit"
            aria-label={t('cart.add_item', { title: product.title })}
            aria-busy={adding.length > 0 && product.variants.some((variant) => adding.includes(variant.id))}
          >
            {t('cart.add')}
          </button>
        </form>
        {error !== null && (
          <p className="error" role="alert">
            {error}
          </p>
        )}
      </div>
    </li>
  );
}
