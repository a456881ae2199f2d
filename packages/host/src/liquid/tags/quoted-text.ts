/** The text of a quoted literal that is the whole markup, or undefined. */
export function quotedText(markup: string): string | undefined {
  const match = /^\s*(?:"([^"]*)"|'([^']*)')\s*$/.exec(markup);
  return match?.[1] ?? match?.[2];
}
