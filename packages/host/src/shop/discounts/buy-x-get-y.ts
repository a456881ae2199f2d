import type { DiscountRule } from './discount.ts';
import { type Goods, isSelected } from './priced-goods.ts';

/** Pieces of each line. */
type Pieces = number[];

/** Takes up to `count` pieces from what there is, line after line in the order given. */
function take(count: number, from: Pieces, order: readonly number[]): Pieces {
  const taken: Pieces = from.map(() => 0);
  let left = count;
  for (const line of order) {
    const some = Math.min(left, from[line] ?? 0);
    taken[line] = some;
    left -= some;
  }
  return taken;
}

const total = (pieces: Pieces): number => pieces.reduce((sum, count) => sum + count, 0);

/**
 * What "buy X get Y" takes off each line, minor units. The cheapest pieces are the reward, and a piece is never both bought for the reward and
 * the reward. The last reward may be smaller than it could be: it is as many pieces as there are.
 */
export function buyXGetY(rule: DiscountRule, goods: readonly Goods[]): number[] {
  const { buys, gets } = rule;
  const nothing = goods.map(() => 0);
  if (!buys || !gets || gets.quantity < 1 || (buys.quantity < 1 && buys.amount < 1)) return nothing;
  const bought = goods.map((line) => (isSelected(line, buys.of) ? line.quantity : 0));
  const rewarded = goods.map((line) => (isSelected(line, gets.of) ? line.quantity : 0));
  const price = (line: number) => goods[line]?.price ?? 0;
  const cheapest = goods.map((_, line) => line).sort((a, b) => price(a) - price(b) || a - b);
  // Where the cheapest piece is needed as a purchase, those that count as none go first.
  const spared = cheapest.toSorted((a, b) => Number((bought[a] ?? 0) > 0) - Number((bought[b] ?? 0) > 0));

  const isEarned = (times: number, reward: Pieces): boolean => {
    const rest = bought.map((count, line) => (count === 0 ? 0 : count - (reward[line] ?? 0)));
    if (buys.quantity > 0) return total(rest) >= times * buys.quantity;
    return rest.reduce((sum, count, line) => sum + count * price(line), 0) >= times * buys.amount;
  };
  /** The reward for having earned it so often; null where it was not. */
  const rewardOf = (times: number): Pieces | null => {
    for (const order of [cheapest, spared]) {
      // All of them, or, where there are not enough or they are needed as purchases, as many as are left.
      for (
        let count = Math.min(times * gets.quantity, total(rewarded));
        count > (times - 1) * gets.quantity;
        count -= 1
      ) {
        const reward = take(count, rewarded, order);
        if (isEarned(times, reward)) return reward;
      }
    }
    return null;
  };
  let [low, high] = [
    0,
    Math.min(rule.usesPerOrder ?? Number.POSITIVE_INFINITY, Math.ceil(total(rewarded) / gets.quantity)),
  ];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (rewardOf(middle)) low = middle;
    else high = middle - 1;
  }
  const reward = low === 0 ? null : rewardOf(low);
  if (!reward) return nothing;
  return goods.map((line, index) => {
    const count = reward[index] ?? 0;
    const off =
      gets.valueType === 'percentage'
        ? Math.round((line.price * count * rule.value) / 100)
        : Math.round(rule.value) * count;
    return Math.min(off, line.price * count);
  });
}
