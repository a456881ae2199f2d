import { t, useSectionId } from '@vitrine/compiler/view.ts';
import type { LookProduct } from '@vitrine/contract';

/** What is left to choose of a piece in the color of the look, or nothing. */
export function VariantField({ product }: { product: LookProduct }) {
  const id = `${useSectionId()}-${product.id}`;
  return product.options === '' ? (
    product.variants.map(
      (variant) => variant.worn && <input key={variant.id} type="hidden" name="id" value={variant.id} />,
    )
  ) : (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {t('look.choose_of', { options: product.options, title: product.title })}
      </label>
      <select className="input piece__select" id={id} name="id" required>
        <option value="">{product.options}</option>
        {product.variants.map(
          (variant) =>
            variant.worn && (
              <option key={variant.id} value={variant.id} disabled={!variant.available}>
                {variant.available ? variant.label : t('look.sold_out', { variant: variant.label })}
              </option>
            ),
        )}
      </select>
    </>
  );
}
