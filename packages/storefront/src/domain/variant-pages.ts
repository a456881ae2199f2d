/** Variants that Liquid gives at once (docs/platform.md: paginate: `paginate` by 250 at most). */
export const VARIANTS_PER_PAGE = 250;
