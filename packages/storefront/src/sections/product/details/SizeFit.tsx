import { t } from '@vitrine/compiler/view.ts';
import { Accordion } from '../../../components/accordion/Accordion.tsx';
import { FitGuides } from '../../../components/size-guide/FitGuides.tsx';
import { SizeRequest } from '../../../components/size-guide/SizeRequest.tsx';
import type { ProductProps } from '../product.schema.ts';

/** The fit, the models of the pictures with the sizes they wear, and the size guides. */
export function SizeFit({
  product,
}: {
  product: Pick<ProductProps, 'size_fit' | 'models' | 'guides' | 'metric' | 'size_request'>;
}) {
  return (
    (product.size_fit || product.models.length > 0 || product.guides.length > 0) && (
      <Accordion title={t('product.size_fit')}>
        <div className="stack">
          {product.size_fit && <p className="small size-fit__note">{product.size_fit}</p>}
          {product.models.length > 0 && (
            <ul className="size-fit__models small muted">
              {product.models.map((model) => (
                <li key={model.name}>
                  {t('product.model', { name: model.name, height: model.height, size: model.size })}
                </li>
              ))}
            </ul>
          )}
          <FitGuides guides={product.guides} metric={product.metric} />
          <SizeRequest href={product.size_request} />
        </div>
      </Accordion>
    )
  );
}
