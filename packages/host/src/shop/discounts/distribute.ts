/**
 * Splits a whole amount in proportion to weights so that the parts add up to it exactly (largest remainder; of equal
 * remainders the earlier part wins). All zero where the weights are. No part differs from its exact share by a full unit.
 */
export function distribute(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) return weights.map(() => 0);
  const shares = weights.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { index, part: Number(exact / sum), rest: exact % sum };
  });
  let left = amount - shares.reduce((total, share) => total + share.part, 0);
  for (const share of [...shares].sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))) {
    if (left <= 0) break;
    share.part += 1;
    left -= 1;
  }
  return shares.map((share) => share.part);
}
