/** Paging (platform contract §5.2). */
export type {
  PaginateObject,
  PartObject,
} from './objects.generated.ts';
