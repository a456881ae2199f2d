import { Html, t } from '@vitrine/compiler/view.ts';
import type { ProductProps } from '@vitrine/contract';
import { Accordion } from '../../components/Accordion.tsx';

/** How it is cut, who wears it in the pictures, and the measures. */
export function SizeFit({ product }: { product: ProductProps }) {
  return (
    (product.size_fit || product.models.length > 0 || product.guides.length > 0) && (
      <Accordion title={t('product.size_fit')}>
        <div className="stack">
          {product.size_fit && <p className="small size-fit__note">{product.size_fit}</p>}
          {product.models.map((model) => (
            <p className="small muted" key={model.name}>
              {t('product.model', { name: model.name, height: model.height, size: model.size })}
            </p>
          ))}
          {product.guides.map((guide) => (
            <div className="size-guide" key={guide.heading}>
              <p className="label muted">{guide.heading}</p>
              <Html className="size-guide__table small tabular" html={guide.table} />
              {guide.note && <p className="small muted">{guide.note}</p>}
            </div>
          ))}
        </div>
      </Accordion>
    )
  );
}
