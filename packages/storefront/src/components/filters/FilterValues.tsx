import { cx } from '@vitrine/compiler/view.ts';
import type { FilterChoice, ListingFilter } from '../../domain/listing.schema.ts';
import { Swatch } from '../ui/Swatch.tsx';
import { asksFor } from './listing-url.ts';

interface Chosen {
  filter: ListingFilter;
  /** The numbers are of what would be shown. */
  counted: boolean;
  /** Address of the list on its way. */
  wanted: string | null;
  send: (form: HTMLFormElement) => void;
}

/** The values of a filter, each with the number of products it would leave. Sizes come in the shop's order (rule collection-16). */
export function FilterValues({ filter, counted, wanted, send }: Chosen) {
  return (
    <ul
      className={cx(
        'filter__values small',
        filter.presentation !== 'text' && 'filter__values--swatches',
        filter.param === 'filter.v.option.size' && 'filter__values--sizes',
      )}
    >
      {filter.values.map(
        (value) =>
          // Nothing that is sold out is shown while filters are active: a choice that leads to nothing is none (rule collection-15).
          (value.active || !(filter.param === 'filter.v.availability' && value.value === '0')) && (
            <Value key={value.value} {...{ value, filter, counted, wanted, send }} />
          ),
      )}
    </ul>
  );
}

function Value({ value, filter, counted, wanted, send }: Chosen & { value: FilterChoice }) {
  return (
    <li>
      <label className={cx('filter__value', value.count === 0 && !value.active && 'filter__value--none')}>
        <input
          type="checkbox"
          className="filter__check"
          name={filter.param}
          value={value.value}
          checked={wanted === null ? value.active : asksFor(wanted, filter.param, value.value)}
          disabled={value.count === 0 && !value.active}
          onChange={(event) => {
            if (event.currentTarget.form) send(event.currentTarget.form);
          }}
        />
        {filter.presentation !== 'text' && <Swatch color={value.color} image={value.image} />}
        <span className="filter__label">{value.label}</span>
        {(counted || filter.param === 'filter.v.availability') && (
          <span className="filter__count muted tabular">{value.count}</span>
        )}
      </label>
    </li>
  );
}
