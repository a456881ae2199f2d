/** Address of the product a line of the bag is of: the line's names the variant too. */
export const productUrl = ({ url }: { url: string }): string => url.split('?', 1)[0] ?? url;
