/** Characters of all descriptions in one answer about a cart: each line repeats its product's. */
const MOST = 50_000;

/**
 * A product's description for a cart line. In a cart of `lines` lines each has an equal share of the limit; longer ones are truncated, as
 * plain text (docs/platform.md: cart: text or HTML).
 */
export function lineDescription(description: string, lines: number): string {
  const share = Math.floor(MOST / Math.max(lines, 1));
  if (description.length <= share) return description;
  const plain = description
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= share) return plain;
  const cut = plain.slice(0, share - 1);
  // Whole words, so that no entity and no pair of surrogates is cut in two.
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0))}…`;
}
