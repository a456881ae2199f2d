import { t } from '@vitrine/compiler/view.ts';
import type { Listing } from '../../domain/listing.schema.ts';

/** The order of a list, a field of the form `form`: choosing one goes there at once; without scripts a button does. */
export function SortSelect({
  id,
  form,
  listing,
  wanted,
  show,
}: {
  id: string;
  form: string;
  listing: Listing;
  wanted: string | null;
  show: (form: HTMLFormElement) => void;
}) {
  return (
    <div className="sort">
      <label className="muted" htmlFor={id}>
        {t('collection.sort')}
      </label>
      <select
        id={id}
        form={form}
        className="select"
        name="sort_by"
        value={wanted === null ? listing.sort_by : (orderOf(wanted) ?? listing.sort_by)}
        onChange={(event) => {
          if (event.currentTarget.form) show(event.currentTarget.form);
        }}
      >
        {listing.sorting.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <noscript>
        <button className="text-button link" type="submit" form={form}>
          {t('collection.apply_sort')}
        </button>
      </noscript>
    </div>
  );
}

const orderOf = (url: string): string | null => new URL(url, 'http://page.invalid').searchParams.get('sort_by');
