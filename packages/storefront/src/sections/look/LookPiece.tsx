import { routes, t } from '@vitrine/compiler/view.ts';
import type { LookProduct } from '@vitrine/contract';
import { Picture } from '../../components/Picture.tsx';
import { Price } from '../../components/Price.tsx';
import { useAdd } from './use-add.ts';
import { VariantField } from './VariantField.tsx';

/** A piece of a look: what it is, what it costs, and the way into the bag; a plain form where there are no scripts. */
export function LookPiece({ product }: { product: LookProduct }) {
  const { submit, busy, error } = useAdd(product);
  return (
    <article className="piece">
      <a className="piece__media media" href={product.url} tabIndex={-1} aria-label={product.title}>
        {product.image && <Picture image={product.image} sizes="(min-width: 768px) 140px, 96px" />}
      </a>
      <div className="piece__words">
        <div className="piece__line">
          <h3 className="piece__title">
            <a className="piece__link" href={product.url}>
              {product.title}
            </a>
          </h3>
          <Price price={product.price} cap={product.cap} from={product.from} />
        </div>
        {product.color && <p className="small muted">{product.color}</p>}
        {product.available ? (
          <form className="piece__form" action={routes.cart_add_url} method="post" onSubmit={submit}>
            <input type="hidden" name="quantity" value="1" />
            <VariantField product={product} />
            <button
              className="button button--quiet piece__add"
              type="submit"
              aria-label={t('cart.add_item', { title: product.title })}
              aria-busy={busy}
            >
              {t('product.add_to_bag')}
            </button>
          </form>
        ) : (
          <p className="small">
            <a className="link piece__link" href={product.url}>
              {t('product.waitlist')}
            </a>
          </p>
        )}
        {error !== null && (
          <p className="error small" role="alert">
            {error}
          </p>
        )}
      </div>
    </article>
  );
}
