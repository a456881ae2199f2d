import type { Dependencies } from '../cache/dependencies.ts';

/** A rendered page. */
export interface PageResult {
  status: number;
  contentType: string;
  body: string;
  /** Where to go instead: a path of this shop. */
  redirect?: string;
  /** Read the cart, the customer or a form result: for one visitor only. */
  private: boolean;
  /** What it was made of. */
  dependencies: Dependencies;
  /** What the theme asks browsers to load at once (`preload_tag`, `preload: true`): values of a `Link` header. */
  links?: string[];
}
