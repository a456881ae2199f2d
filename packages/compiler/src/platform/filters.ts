/** Filters and orders of a collection or a search (platform contract §5.2). */
export type {
  FilterObject,
  FilterValueObject,
  SortOptionObject,
} from './objects.generated.ts';
