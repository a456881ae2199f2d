/** The properties of a line: pairs of name and value in a loop; by name as a member. */
export type LineItemProperties = [string, string][] & { readonly [name: `_${string}`]: string | undefined };
