import { variantsFact } from '../../cache/facts.ts';
import type { ActiveFilter, Product, Variant } from '../../shop/catalogue/types-products.ts';
import { withMembers } from '../../shop/listing/filter-value-groups.ts';
import type { Id } from '../../shop/types.ts';
import type { ObjectScope } from '../scope.ts';

/** The variant the page's address names, if it is of this product (`?variant=`, `?option_values=`; docs/platform.md: routes). */
export function selectedVariant(scope: ObjectScope, product: Product): Variant | null {
  const chosen = scope.address.variantOf(product.id);
  return chosen === null ? null : (product.variants.find((variant) => variant.id === chosen) ?? null);
}

/** Whether a variant can be bought; records that the page depends on it. */
export function isAvailable({ rows }: ObjectScope, variant: Variant): boolean {
  rows.shows(variantsFact(variant.productId));
  return variant.available;
}

export const firstAvailable = (scope: ObjectScope, product: Product): Variant | null =>
  product.variants.find((variant) => isAvailable(scope, variant)) ?? null;

/** What a product page shows before the shopper chooses. */
export function shownVariant(scope: ObjectScope, product: Product): Variant | null {
  return selectedVariant(scope, product) ?? firstAvailable(scope, product) ?? product.variants[0] ?? null;
}

/** The variant of these option value ids, in option order. */
export function variantByOptionValues(product: Product, ids: Id[]): Variant | null {
  const names = product.options.map((option) => option.values.find((value) => ids.includes(value.id))?.name);
  return (
    product.variants.find((variant) =>
      names.every((name, index) => name !== undefined && variant.options[index] === name),
    ) ?? null
  );
}

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** True where a variant answers all active variant filters (`filter.v.…`, docs/platform.md: filtering). */
export function matchesFilters(
  scope: ObjectScope,
  product: Product,
  variant: Variant,
  filters: readonly ActiveFilter[],
): boolean {
  const byParam = Map.groupBy(
    filters.filter((filter) => filter.param.startsWith('filter.v.')),
    (filter) => filter.param,
  );
  for (const [param, values] of byParam) {
    if (param === 'filter.v.availability') {
      if (!values.some((filter) => (filter.value === '1') === isAvailable(scope, variant))) return false;
    } else if (param === 'filter.v.price.gte') {
      if (!values.every((filter) => variant.price >= Math.round(Number(filter.value) * 100))) return false;
    } else if (param === 'filter.v.price.lte') {
      if (!values.every((filter) => variant.price <= Math.round(Number(filter.value) * 100))) return false;
    } else if (param.startsWith('filter.v.option.')) {
      const name = param.slice('filter.v.option.'.length).replaceAll(/[-_+]/g, ' ');
      const index = product.options.findIndex((option) =>
        sameName((option.ownName ?? option.name).replaceAll(/[-_+]/g, ' '), name),
      );
      const named = product.options[index]?.values.find(({ name }) => name === variant.options[index]);
      // Addresses name values in the shop's own language.
      const value = named?.ownName ?? variant.options[index];
      if (value === undefined || !values.some((filter) => sameName(filter.value, value))) return false;
    }
  }
  return true;
}

/** The filters of the page's address, with the values of a group in its place. */
export function addressFilters(scope: ObjectScope): readonly ActiveFilter[] {
  const filters = scope.address.filters();
  return filters.length === 0 ? filters : withMembers(filters, scope.rows.get('filterGroups', '') ?? []);
}

/** The first variant that answers the listing's variant filters, or null where none is active. */
export function matchedVariant(scope: ObjectScope, product: Product): Variant | null {
  const filters = addressFilters(scope);
  if (!filters.some((filter) => filter.param.startsWith('filter.v.'))) return null;
  const matching = product.variants.filter((variant) => matchesFilters(scope, product, variant, filters));
  return matching.find((variant) => isAvailable(scope, variant)) ?? matching[0] ?? null;
}
