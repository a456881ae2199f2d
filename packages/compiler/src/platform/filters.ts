import type { ImageObject, SwatchObject } from './media.ts';

/** Filters and orders of a collection or a search (platform contract §5.2 and appendix C). */
export interface SortOptionObject {
  name: string;
  value: string;
}

export interface FilterObject {
  param_name: string;
  label: string;
  operator: 'AND' | 'OR';
  /** `boolean`, `list` or `price_range`. */
  type: string;
  /** `image`, `swatch` or `text`. */
  presentation: string;
  values: FilterValueObject[];
  active_values: FilterValueObject[];
  inactive_values: FilterValueObject[];
  true_value: FilterValueObject | null;
  false_value: FilterValueObject | null;
  min_value: FilterValueObject;
  max_value: FilterValueObject;
  /** Highest price, minor money units. */
  range_max: number;
  url_to_remove: string;
}

export interface FilterValueObject {
  param_name: string;
  value: string;
  label: string;
  active: boolean;
  count: number;
  url_to_add: string;
  url_to_remove: string;
  swatch: SwatchObject | null;
  image: ImageObject | null;
}
