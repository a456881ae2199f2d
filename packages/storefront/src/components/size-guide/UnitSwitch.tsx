import { t } from '@vitrine/compiler/view.ts';
import { type Unit, units } from '../../state/browser-storage/units.ts';

/** Inches or centimetres; remembered on this device. `id` is unique on the page. */
export function UnitSwitch({ id, unit, metric }: { id: string; unit: Unit | null; metric: boolean }) {
  return (
    <fieldset className="units needs-script">
      <legend className="visually-hidden">{t('size_guide.units')}</legend>
      <label className="units__unit">
        <input
          type="radio"
          name={`${id}-unit`}
          value="in"
          checked={unit === null ? !metric : unit === 'in'}
          onChange={() => units.choose('in')}
        />
        <span>{t('size_guide.inches')}</span>
      </label>
      <label className="units__unit">
        <input
          type="radio"
          name={`${id}-unit`}
          value="cm"
          checked={unit === null ? metric : unit === 'cm'}
          onChange={() => units.choose('cm')}
        />
        <span>{t('size_guide.centimetres')}</span>
      </label>
    </fieldset>
  );
}
