/**
 * What a merchant wrote to mean a link of a menu, in case it is an address: as the links of the page have it (`/fr/collections/all`), on a
 * page whose language begins at `root`. Titles and handles are translated; an address means the same link in every language.
 */
export const addressOf = (written: string, root: string): string =>
  written ? (root === '/' ? written : `${root}${written}`) : '';
