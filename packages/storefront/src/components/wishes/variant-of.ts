/** The id of a variant, or of the one an address names; 0 where it names none. */
export const variantOf = (variant: number | string): number =>
  typeof variant === 'number' ? variant : Number(/[?&]variant=(\d+)/.exec(variant)?.[1] ?? 0);
