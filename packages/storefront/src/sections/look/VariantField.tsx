import { t, useSectionId } from '@vitrine/compiler/view.ts';
import type { LookProduct } from '@vitrine/contract';

/** What of the product is meant: one list of what is made, or nothing to choose. */
export function VariantField({ product }: { product: LookProduct }) {
  const id = `${useSectionId()}-${product.id}`;
  return product.single ? (
    product.variants.map((variant) => <input key={variant.id} type="hidden" name="id" value={variant.id} />)
  ) : (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {t('look.choose_of', { options: product.options, title: product.title })}
      </label>
      <select className="input piece__select" id={id} name="id" required>
        <option value="">{product.options}</option>
        {product.variants.map((variant) => (
          <option key={variant.id} value={variant.id} disabled={!variant.available}>
            {variant.available ? variant.title : t('look.sold_out', { variant: variant.title })}
          </option>
        ))}
      </select>
    </>
  );
}
