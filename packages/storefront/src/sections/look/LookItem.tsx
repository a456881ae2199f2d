import { routes, t } from '@vitrine/compiler/view.ts';
import { choiceText } from '../../components/product/choice-text.ts';
import { Picture } from '../../components/ui/Picture.tsx';
import { Price } from '../../components/ui/Price.tsx';
import type { LookProduct } from './look.schema.ts';
import type { LookItemChoice } from './look-choice.ts';
import { PieceOption } from './PieceOption.tsx';
import { PlainPiece } from './PlainPiece.tsx';
import { useLookItem } from './use-look-item.ts';

/** A product of a look: what it is, what it costs, and a form of its own with a list for each option. */
export function LookItem({ product }: { product: LookProduct }) {
  const { choice, choose, submit, busy, error } = useLookItem(product);
  const { url, image } = choice;
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
          <Price {...choice.price} />
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
              <PieceButton title={product.title} choice={choice} busy={busy} />
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

/** Its text says what it does; pressed while something is open, it leads there. */
function PieceButton({ title, choice, busy }: { title: string; choice: LookItemChoice; busy: boolean }) {
  const words = !choice.complete
    ? choiceText(choice.missing)
    : !choice.made
      ? t('product.unavailable')
      : choice.status === 'waitlist'
        ? t('product.waitlist')
        : choice.status === 'preorder'
          ? t('product.preorder')
          : t('product.add_to_bag');
  return (
    <button
      className="button button--quiet piece__add"
      type="submit"
      aria-label={`${words}, ${title}`}
      disabled={!choice.made}
      aria-busy={busy}
    >
      {words}
    </button>
  );
}
