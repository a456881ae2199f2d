/** Nothing: the listing index of a shop in SQLite is built in memory. */
export const listingIndex = '';
