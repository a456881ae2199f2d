import { t } from '@vitrine/compiler/view.ts';
import type { ShownChoice } from '../../../domain/shown-choice.ts';
import type { ProductProps } from '../product.schema.ts';

/** Notes above the button: final sale, pre-order, the merchant's note on a variant (rules product-4, product-12). */
export function StatusNote({ product, choice }: { product: ProductProps; choice: ShownChoice }) {
  const { variant, status } = choice;
  return (
    <div className="status small">
      {(product.final_sale || variant.final_sale) && <p className="error">{t('product.final_sale')}</p>}
      {status === 'preorder' ? (
        <p>{variant.note || product.preorder_note || t('product.preorder_note')}</p>
      ) : (
        variant.note && <p>{variant.note}</p>
      )}
    </div>
  );
}
