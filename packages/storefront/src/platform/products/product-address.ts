/**
 * What the address of a product's page says was chosen (decision 0020). `/products/slip?variant=11` names every option of the variant.
 * Inside a collection, `/collections/all/products/slip?variant=11`, it names the color alone: so a card leads to it.
 */
export const PRODUCTS = '/products/';

/** Every product is in the platform's own collection `all`. */
export const OPEN_PRODUCTS = '/collections/all/products/';

const COLLECTION = /\/collections\/[^/]+(?=\/products\/)/;

/** The address leaves all options but the color to be chosen. */
export const isOpenAddress = (url: string): boolean => COLLECTION.test(url);

/** The address of a variant of which only the color was chosen. */
export const openAddress = (url: string): string => (isOpenAddress(url) ? url : url.replace(PRODUCTS, OPEN_PRODUCTS));

/** The address of a variant of which everything was chosen. */
export const wholeAddress = (url: string): string => url.replace(COLLECTION, '');
