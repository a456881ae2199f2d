/** A number as people write it: `1.5`, `1,5`, `-3`, `.5`; null for anything else. */
export function numberOf(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  return Number(plain);
}

/** The number one step further, without the noise of binary fractions: 0.1 + 0.2 is 0.3. */
export const stepped = (number: number, by: number): number => Number((number + by).toFixed(10));
