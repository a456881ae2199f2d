import { routes, t } from '@vitrine/compiler/view.ts';
import { Picture } from '../../components/Picture.tsx';
import { Price } from '../../components/Price.tsx';
import type { LookProduct } from './look.schema.ts';
import { PieceOption } from './PieceOption.tsx';
import { PlainPiece } from './PlainPiece.tsx';
import { type PieceChoice, usePiece } from './use-piece.ts';

/** A product of a look: what it is, what it costs, and a form of its own with a list for each option. */
export function LookPiece({ product }: { product: LookProduct }) {
  const { choice, choose, submit, busy, error } = usePiece(product);
  const url = choice ? choice.url : product.url;
  const image = choice ? choice.image : product.image;
  return (
    <article className="piece">
      <a className="piece__media media" href={url} tabIndex={-1} aria-label={product.title}>
        {image && <Picture image={image} sizes="(min-width: 768px) 140px, 96px" />}
      </a>
      <div className="piece__words">
        <div className="piece__line">
          <h3 className="piece__title">
            <a className="piece__link" href={url}>
              {product.title}
            </a>
          </h3>
          <PiecePrice product={product} choice={choice} />
        </div>
        {product.options.map(
          (option) =>
            option.is_color &&
            option.values.length === 1 && (
              <p key={option.name} className="small muted">
                {option.chosen}
              </p>
            ),
        )}
        {!product.available ? (
          <p className="small">
            <a className="link piece__link" href={url}>
              {t('product.waitlist')}
            </a>
          </p>
        ) : !product.whole ? (
          <p className="small">
            <a className="link piece__link" href={url}>
              {t('look.choose_there')}
            </a>
          </p>
        ) : (
          <form className="piece__form" action={routes.cart_add_url} method="post" onSubmit={submit}>
            <input type="hidden" name="quantity" value="1" />
            <div className="piece__options needs-script">
              {product.options.map(
                (option, index) =>
                  (option.is_color ? option.values.length > 1 : option.chosen === '') && (
                    <PieceOption
                      key={option.name}
                      id={`${product.id}`}
                      title={product.title}
                      option={option}
                      index={index}
                      choice={choice}
                      choose={choose}
                    />
                  ),
              )}
              <PieceButton product={product} choice={choice} busy={busy} />
            </div>
            <noscript>
              <PlainPiece product={product} />
            </noscript>
          </form>
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

function PiecePrice({ product, choice }: { product: LookProduct; choice: PieceChoice | null }) {
  return choice?.exact ? (
    <Price price={choice.exact.price} cap={choice.exact.cap} />
  ) : (
    <Price price={product.price} cap={product.cap} from={product.from} />
  );
}

/** Its text says what it does; pressed while something is open, it leads there. */
function PieceButton({ product, choice, busy }: { product: LookProduct; choice: PieceChoice | null; busy: boolean }) {
  const words = choice
    ? choice.words
    : product.open === 0
      ? t('product.add_to_bag')
      : product.missing_vowel
        ? t('product.choose_an', { option: product.missing })
        : t('product.choose', { option: product.missing });
  return (
    <button
      className="button button--quiet piece__add"
      type="submit"
      aria-label={`${words}, ${product.title}`}
      disabled={choice ? choice.unmade : false}
      aria-busy={busy}
    >
      {words}
    </button>
  );
}
