import { Html, t } from '@vitrine/compiler/view.ts';
import { units } from '../../state/browser-storage/units.ts';
import { useStore } from '../../state/use-store.ts';
import type { Guide } from './size-guide.schema.ts';
import { UnitSwitch } from './UnitSwitch.tsx';

/** Description, measures in the visitor's unit, and note of a guide (rule widget-21). Without scripts both units are shown. `id` is unique on the page. */
export function GuideTable({ id, guide, metric }: { id: string; guide: Guide; metric: boolean }) {
  const unit = useStore(units, (state) => state.unit);
  return (
    <div className="size-guide">
      {guide.sold && <p className="small">{t('size_guide.sold', { sizes: guide.sold })}</p>}
      {guide.description && <p className="small muted size-guide__text">{guide.description}</p>}
      {guide.table_in && guide.table_cm ? (
        <div className="size-guide__measures">
          <UnitSwitch id={id} unit={unit} metric={metric} />
          <div className="size-guide__unit" hidden={unit === null ? metric : unit === 'cm'}>
            <Table html={guide.table_in} name={t('size_guide.in_inches')} />
          </div>
          <div className="size-guide__unit" hidden={unit === null ? !metric : unit === 'in'}>
            <Table html={guide.table_cm} name={t('size_guide.in_centimetres')} />
          </div>
        </div>
      ) : (
        <Table html={guide.table_in || guide.table_cm || guide.table} name={t('size_guide.table')} />
      )}
      {guide.note && <p className="small muted size-guide__text">{guide.note}</p>}
    </div>
  );
}

/** A wide table is scrolled by itself, also by key. */
function Table({ html, name }: { html: string; name: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by key
    <section className="size-guide__scroll" aria-label={name} tabIndex={0}>
      <Html className="size-guide__table small tabular" html={html} />
    </section>
  );
}
