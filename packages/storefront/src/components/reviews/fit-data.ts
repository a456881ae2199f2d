import { atLeast, dividedBy, maybe, metafield, type ProductObject, plus, times } from '@vitrine/compiler';

/** The product's metafield `reviews.fit` (JSON): how many reviews say each, as the reviews app counts its fit attribute. */
interface FitCounts {
  small: number;
  true_to_size: number;
  large: number;
}

/** Whole per cent, to the nearest. */
const percentOf = (count: number, total: number): number =>
  dividedBy(plus(times(count, 100), dividedBy(total, 2)), atLeast(total, 1));

/** How reviews say a product fits; null where they do not. Shaped as the contract's `Fit`. */
export const fitOf = (product: ProductObject) =>
  maybe(metafield<FitCounts>(product, 'reviews', 'fit'), (fit) => ({
    small: percentOf(fit.small, plus(plus(fit.small, fit.true_to_size), fit.large)),
    true_to_size: percentOf(fit.true_to_size, plus(plus(fit.small, fit.true_to_size), fit.large)),
    large: percentOf(fit.large, plus(plus(fit.small, fit.true_to_size), fit.large)),
    count: plus(plus(fit.small, fit.true_to_size), fit.large),
  }));
