/** Variants that Liquid gives at once (platform contract §3.12: `paginate` by 250 at most). */
export const VARIANTS_PER_PAGE = 250;
