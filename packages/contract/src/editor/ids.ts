/**
 * Ids of sections and blocks are made of digests of names (docs/platform.md: section rendering, theme blocks). Host and editor make the same
 * ones, each with a digest of its own; these hold both to it.
 */
export const ID_CASES = {
  sections: [
    { name: 'template/index', key: 'hero', id: 'template--86871238581416__hero' },
    { name: 'group/header-group', key: 'header', id: 'sections--17055917402696__header' },
  ],
  blocks: [
    { owner: 'announcement', key: 'one', id: 'AqTXy89BNu8r8UOTN__one' },
    { owner: 'template--1__hero', key: 'row_1', id: 'ATQzocIWaDMYffIqr__row_1' },
  ],
} as const;
