import type { Product, Variant } from '../../shop/catalogue/types-products.ts';

/**
 * Which combinations of option values there are, as the platform encodes them (`encodedVariantExistence`): `v1_` and the places of values, `:`
 * into the next option, a space to the next value, and `,` out of an option. `v1_0:0 1,1:1,` is S/Ink, S/Oat, M/Oat.
 */
export function encodeVariants(product: Product, variants: readonly Variant[]): string {
  const places = variants.map((variant) =>
    product.options.map((option, index) => option.values.findIndex(({ name }) => name === variant.options[index])),
  );
  return `v1_${encode(places, 0, product.options.length)}`;
}

function encode(places: readonly number[][], depth: number, depths: number): string {
  const here = [...new Set(places.map((place) => place[depth] ?? 0))].sort((a, b) => a - b);
  if (depth === depths - 1) return depth === 0 ? here.map((value) => `${value} `).join('') : `${here.join(' ')},`;
  const inside = here.map((value) => {
    const own = places.filter((place) => place[depth] === value);
    return `${value}:${encode(own, depth + 1, depths)}`;
  });
  return inside.join('') + (depth === 0 || here.length === 0 ? '' : ',');
}
