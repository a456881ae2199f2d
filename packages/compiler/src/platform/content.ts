/** Pages, blogs and menus. Dates are text for `date(x, format)`. */
export type {
  ArticleObject,
  BlogObject,
  CommentObject,
  LinklistObject,
  LinkObject,
  PageObject,
  PolicyObject,
} from './objects.generated.ts';
