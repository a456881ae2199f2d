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
  /** Values of the `Link` header for what the theme preloads (`preload_tag`, `preload: true`). */
  links?: string[];
}
