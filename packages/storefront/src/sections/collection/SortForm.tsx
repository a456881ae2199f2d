import { t } from '@vitrine/compiler/view.ts';
import type { SortOption } from '@vitrine/contract';

/** The order of a list: choosing one goes there at once; without JavaScript a button does. */
export function SortForm({ sorting, sort_by }: { sorting: SortOption[]; sort_by: string }) {
  return (
    <form className="sort-form" method="get">
      <label className="muted" htmlFor="sort-by">
        {t('collection.sort')}
      </label>
      <select
        id="sort-by"
        className="select"
        name="sort_by"
        defaultValue={sort_by}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {sorting.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <noscript>
        <button className="text-button link" type="submit">
          {t('collection.apply_sort')}
        </button>
      </noscript>
    </form>
  );
}
