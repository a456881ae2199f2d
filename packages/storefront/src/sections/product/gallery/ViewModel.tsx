import { t } from '@vitrine/compiler/view.ts';
import { Icon } from '../../../components/ui/Icon.tsx';
import type { Model, ProductMedia } from '../product.schema.ts';
import { ModelRow } from './ModelRow.tsx';
import { modelOf } from './shown-media.ts';

/**
 * The model in the current picture, and 'View Model': all models of the product by name, height and worn size (rules gallery-10, gallery-12). A model
 * with a picture links to it.
 */
export function ViewModel({
  models,
  shown,
  current,
  go,
}: {
  models: Model[];
  shown: ProductMedia[];
  current: ProductMedia | undefined;
  go: (id: number) => void;
}) {
  const worn = current && modelOf(models, current);
  return (
    <div className="view-model small">
      <p className="view-model__worn muted" aria-live="polite">
        {worn && t('product.model', { name: worn.name, height: worn.height, size: worn.size })}
      </p>
      <details>
        <summary className="view-model__bar">
          {t('product.view_model')}
          <Icon name="plus" small />
        </summary>
        <ul className="view-model__list">
          {models.map((model) => (
            <ModelRow
              key={model.name}
              model={model}
              picture={current && shown.find((item) => item.model === model.name)}
              worn={worn}
              go={go}
            />
          ))}
        </ul>
      </details>
    </div>
  );
}
