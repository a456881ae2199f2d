import { cx } from '@vitrine/compiler/view.ts';
import type { FilterChoice, ListingFilter } from '@vitrine/contract';
import { Swatch } from '../Swatch.tsx';
import { useAlive } from '../use-alive.ts';
import { asksFor } from './listing-url.ts';
import { inSizeOrder } from './size-order.ts';

interface Chosen {
  filter: ListingFilter;
  /** Address of the list on its way. */
  wanted: string | null;
  send: (form: HTMLFormElement) => void;
}

/**
 * The values of a filter, each with the number of products it would leave. Sizes stand in their three groups (`spec §5`); within
 * a group they are sorted as soon as there are scripts. The groups stay apart, so that a value never leaves the page while it is pressed.
 */
export function FilterValues({ filter, wanted, send }: Chosen) {
  const alive = useAlive();
  const sizes = alive ? inSizeOrder(filter.values, ({ label }) => label) : filter.values;
  return (
    <ul
      className={cx(
        'filter__values small',
        filter.presentation !== 'text' && 'filter__values--swatches',
        filter.param === 'filter.v.option.size' && 'filter__values--sizes',
      )}
    >
      {filter.param === 'filter.v.option.size' ? (
        <>
          {sizes.map(
            (value) => value.size_group === 0 && <Value key={value.value} {...{ value, filter, wanted, send }} />,
          )}
          {sizes.map(
            (value) => value.size_group === 1 && <Value key={value.value} {...{ value, filter, wanted, send }} />,
          )}
          {sizes.map(
            (value) => value.size_group === 2 && <Value key={value.value} {...{ value, filter, wanted, send }} />,
          )}
        </>
      ) : (
        filter.values.map((value) => <Value key={value.value} {...{ value, filter, wanted, send }} />)
      )}
    </ul>
  );
}

function Value({ value, filter, wanted, send }: Chosen & { value: FilterChoice }) {
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
        <span className="filter__count muted tabular">{value.count}</span>
      </label>
    </li>
  );
}
