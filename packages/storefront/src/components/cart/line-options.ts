interface Version {
  id: number;
  options: string[];
  available: boolean;
}

/** The variant that a whole choice names; undefined where that is not made. */
export function variantOf<V extends Version>(variants: readonly V[], choice: readonly string[]): V | undefined {
  return variants.find(({ options }) => options.every((value, index) => value === choice[index]));
}

/** The values of an option in the order of the variants; each says whether it can be bought with the rest of the choice. */
export function valuesOf(
  variants: readonly Version[],
  choice: readonly string[],
  option: number,
): { value: string; available: boolean }[] {
  const values = [...new Set(variants.flatMap(({ options }) => options[option] ?? []))];
  return values.map((value) => {
    const asked = choice.map((chosen, index) => (index === option ? value : chosen));
    return { value, available: variantOf(variants, asked)?.available ?? false };
  });
}
