import { callFilter, Drop, type FilterCall, standardFilters, toNumber } from '@vitrine/liquid';
import { STOCK_STEPS } from '../../cache/facts.ts';
import { type Filter, type FilterTable, NO_NAMED, type RenderState } from '../extension.ts';

/** Members of a variant that no template can name. */
export const PRODUCT_OF_VARIANT = '\0product';
export const COUNT_OF_VARIANTS = '\0variants';
/** The quantity, shown only up to a step of `STOCK_STEPS`. */
export const quantityUpTo = (step: number): string => `\0quantity up to ${step}`;

/** Whether these are the variants of one product, all of them. */
function isWholeProduct(items: readonly unknown[]): items is readonly Drop[] {
  const [first] = items;
  if (!(first instanceof Drop) || first.kind !== 'variant') return false;
  const product = first.get(PRODUCT_OF_VARIANT);
  return (
    items.length === first.get(COUNT_OF_VARIANTS) &&
    new Set(items).size === items.length &&
    items.every((item) => item instanceof Drop && item.kind === 'variant' && item.get(PRODUCT_OF_VARIANT) === product)
  );
}

/** A filter of the language with one argument. */
function standard(name: 'sum' | 'at_most', input: unknown, argument: unknown, state: RenderState): unknown {
  const filter = standardFilters[name];
  return filter ? callFilter(filter, input, [argument], NO_NAMED, state) : input;
}

/** The two filters below in one; no template can write its name. */
const STOCK_AT_MOST = 'stock at most';

/** `sum: 'inventory_quantity'` and `at_most`: of a whole product, what is printed depends on no more than a step above the limit. */
const stockAtMost: Filter = (input, [limit], _named, state) => {
  const step = STOCK_STEPS.find((candidate) => candidate >= toNumber(limit));
  const total =
    step !== undefined && Array.isArray(input) && isWholeProduct(input)
      ? input.reduce((sum, variant) => sum + toNumber(variant.get(quantityUpTo(step))), 0)
      : standard('sum', input, 'inventory_quantity', state);
  return standard('at_most', total, limit, state);
};

export const stockFilters: FilterTable = { [STOCK_AT_MOST]: stockAtMost };

/**
 * Compiles `| sum: 'inventory_quantity' | at_most: 10` to one filter. The result is the same, but the filter knows that a larger quantity
 * than the limit is not shown, so that the output does not depend on the exact number, which changes with each sale.
 */
export function joinStockFilters(filters: readonly FilterCall[]): readonly FilterCall[] {
  const at = filters.findIndex((call, index) => isStockSum(call) && isLimit(filters[index + 1]));
  const limit = filters[at + 1];
  return at === -1 || !limit ? filters : filters.toSpliced(at, 2, { ...limit, name: STOCK_AT_MOST });
}

function isStockSum({ name, args: [of], named }: FilterCall): boolean {
  return name === 'sum' && of?.type === 'literal' && of.value === 'inventory_quantity' && named.length === 0;
}

function isLimit(call: FilterCall | undefined): boolean {
  const [limit] = call?.args ?? [];
  return (
    call?.name === 'at_most' && call.args.length === 1 && limit?.type === 'literal' && Number.isInteger(limit.value)
  );
}
