/** Text without case and accents, for sorting and comparing as a shopper would: `Été` is `ete`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** The platform's handle of a text: `Lightly Lined, 2-Pack` is `lightly-lined-2-pack`. */
export function handleize(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’"]/g, '')
    .replace(/[^\p{L}\p{N}_]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
