import { pageConfig } from '../../platform/page-config.ts';
import { suggest } from '../../platform/search/search-suggest.ts';
import { createSuggestions } from './suggestions-store.ts';

/** As many of each kind as the panel has room for: one row of products on a desk. */
const EACH = 4;

/** What the platform proposes for the field in the header of this page. */
export const suggestions = createSuggestions((terms, signal) => suggest(pageConfig().routes, terms, EACH, { signal }));
