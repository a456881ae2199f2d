import { t } from '@vitrine/compiler/view.ts';
import { statusOf } from '../../domain/availability.ts';
import type { ProductProps } from './product.schema.ts';
import type { Chosen } from './use-choice.ts';

/** What a shopper should know before the button: final sale, pre-order, the merchant's note on a variant (rules product-4, product-12). */
export function StatusNote({ product, choice }: { product: ProductProps; choice: Chosen | null }) {
  const variant = choice ? choice.variant : product.variant;
  const status = choice ? statusOf(choice.variant) : product.status;
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
