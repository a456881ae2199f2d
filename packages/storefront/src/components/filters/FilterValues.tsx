import { cx } from '@vitrine/compiler/view.ts';
import type { ListingFilter } from '@vitrine/contract';
import { Swatch } from '../Swatch.tsx';
import { useAlive } from '../use-alive.ts';
import { asksFor } from './listing-url.ts';
import { inSizeOrder, isSizeFilter } from './size-order.ts';

/** The values of a filter, each with the number of products it would leave. Sizes stand in their order (`spec §5`). */
export function FilterValues({
  filter,
  wanted,
  send,
}: {
  filter: ListingFilter;
  wanted: string | null;
  send: (form: HTMLFormElement) => void;
}) {
  const alive = useAlive();
  const values = alive && isSizeFilter(filter.param) ? inSizeOrder(filter.values, ({ label }) => label) : filter.values;
  return (
    <ul
      className={cx(
        'filter__values small',
        filter.presentation !== 'text' && 'filter__values--swatches',
        filter.param === 'filter.v.option.size' && 'filter__values--sizes',
      )}
    >
      {values.map((value) => (
        <li key={value.value}>
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
            <span className="filter__count muted tabular">{value.count}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
