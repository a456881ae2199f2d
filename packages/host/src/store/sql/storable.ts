/** What no text in PostgreSQL can have: NUL, and halves of characters. */
const IMPOSSIBLE = '\u{fffd}';

/** A text as PostgreSQL can take it: a replacement stands for what it cannot, so that the text is equal to no other that a shopper could mean. */
export function storable(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  return whole.includes('\0') ? whole.replaceAll('\0', IMPOSSIBLE) : whole;
}
