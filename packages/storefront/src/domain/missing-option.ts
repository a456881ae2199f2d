/** An option that is not chosen yet, as a button names it. */
export interface MissingOption {
  /** Its name in lower case; empty: nothing is missing. */
  missing: string;
  /** It begins with a vowel, which asks for "an". */
  missing_vowel: boolean;
}

/** How a button names an option that is still to be chosen; an empty name: none is. */
export function missingOption(name: string): MissingOption {
  const missing = name.toLowerCase();
  return { missing, missing_vowel: ['a', 'e', 'i', 'o', 'u'].some((vowel) => missing.startsWith(vowel)) };
}
