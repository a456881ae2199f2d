import { t } from '@vitrine/compiler/view.ts';
import { type Density, gridDensity } from '../../state/browser-storage/density.ts';
import { useStore } from '../../state/use-store.ts';

/** Chooses how large the pictures of the grid are. */
export function DensitySwitch() {
  const density = useStore(gridDensity, (state) => state.density);
  const choice = (own: Density, label: string, drawing: string) => (
    <button
      type="button"
      className={`icon-button density__${own}`}
      aria-pressed={density === own}
      aria-label={label}
      onClick={() => gridDensity.choose(own)}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={drawing} />
      </svg>
    </button>
  );
  return (
    <fieldset className="density needs-script" aria-label={t('collection.density')}>
      {choice('large', t('collection.density_large'), 'M5 5h14v14H5z')}
      {choice('standard', t('collection.density_standard'), 'M4 5h6.5v14H4zM13.5 5H20v14h-6.5z')}
      {choice(
        'small',
        t('collection.density_small'),
        'M4 4h4v7H4zM10 4h4v7h-4zM16 4h4v7h-4zM4 13h4v7H4zM10 13h4v7h-4zM16 13h4v7h-4z',
      )}
    </fieldset>
  );
}
