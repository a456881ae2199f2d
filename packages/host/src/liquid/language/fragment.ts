/**
 * The smallest pieces of Liquid markup, as regular expression sources. The platform reads markup by pattern, not by
 * grammar, so that a stray character in a theme spoils as little as possible; so do we.
 */
export const QUOTED = `"[^"]*"|'[^']*'`;
const BRACKET_CONTENT = `[^\\[\\]"']|${QUOTED}`;
const BRACKET = `\\[(?:${BRACKET_CONTENT}|\\[(?:${BRACKET_CONTENT})*\\])*\\]`;
const RANGE = `\\([^()|]*?\\.\\.[^()|]*?\\)`;
/** Blanks around the dots of a path do not end it. */
const SPACED_DOT = `\\s+\\.(?=\\s*[a-zA-Z_])|(?<=\\.)\\s+(?=[a-zA-Z_])`;
/**
 * A value: quoted text, a range, or anything up to a blank, a comma or a bar. Of the last, only one alternative fits
 * at each character, so that no markup can make a pattern try them all.
 */
export const FRAGMENT = `(?:${RANGE}|${QUOTED}|(?:${BRACKET}|${SPACED_DOT}|(?!${BRACKET})[^\\s,|'"]|${QUOTED})+)`;
/** The name of a variable or of a part of a path. */
export const SEGMENT = `[\\w-]`;
