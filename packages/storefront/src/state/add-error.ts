/** Key in the bag's `errors` of a failed add of a variant. */
export const addError = (variantId: number): string => `add:${variantId}`;
