import { useEffect, useState } from 'react';
import type { Listing } from '../../domain/listing.schema.ts';
import { AVAILABILITY, type FilterCounts, fetchFilterCounts } from '../../platform/lists/filter-counts.ts';

/**
 * A list whose filters count what would be shown (`fetchFilterCounts`): until it is known, and where it cannot be had, they tell no numbers.
 * `settled` is false while another list is on its way.
 */
export function useShownCounts<T extends Listing>(listing: T, settled: boolean): T {
  const [known, setKnown] = useState<{ listing: T; counts: FilterCounts } | null>(null);
  useEffect(() => {
    if (!settled || !countsMore(listing)) return;
    const stop = new AbortController();
    fetchFilterCounts(window.location.href, stop).then(
      (answer) => answer.ok && setKnown({ listing, counts: answer.value }),
    );
    return () => stop.abort();
  }, [settled, listing]);
  return known && known.listing === listing ? withCounts(listing, known.counts) : listing;
}

/** Whether the platform's counts have what the list would not show, and filters are there to tell them. */
export function countsMore({ counted, enable_filters }: Listing & { enable_filters?: boolean }): boolean {
  return enable_filters !== false && !counted;
}

/** The list with other counts; a filter or value that is not among them keeps its own. */
export function withCounts<T extends Listing>(listing: T, counts: FilterCounts): T {
  const filters = listing.filters.map((filter) => ({
    ...filter,
    values: filter.values.map((value) => ({
      ...value,
      // Its own values are counted without it.
      count: filter.param === AVAILABILITY ? value.count : (counts[filter.param]?.[value.value] ?? value.count),
    })),
  }));
  return { ...listing, filters, counted: true };
}
