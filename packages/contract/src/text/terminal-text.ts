/**
 * What a terminal or a log would obey instead of print: control characters, line and paragraph separators, and the invisible ones that
 * turn the order of a line around. Not the two joiners, which names are written with.
 */
const OBEYED = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

const written = (char: string): string => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;

/** A text that somebody else wrote, as one line of a terminal or a log: ESC becomes `\u{1b}`. */
export function terminalText(text: string): string {
  return text.replace(OBEYED, written);
}

/** As `terminalText` for a text of several lines: all but the first are indented, so that none looks like a line of its own. */
export function terminalLines(text: string): string {
  return text.split(/\r?\n/).map(terminalText).join('\n  ');
}

/** As `terminalText`, with tabs and ends of lines left as they are: for what is quoted otherwise. */
export function terminalBlock(text: string): string {
  return text.replace(OBEYED, (char) => (/[\t\r\n]/.test(char) ? char : written(char)));
}
