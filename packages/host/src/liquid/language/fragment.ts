/**
 * The smallest pieces of Liquid markup, as regular expression sources. The platform reads markup by pattern, not by
 * grammar, so that a stray character in a theme spoils as little as possible; so do we.
 */
export const QUOTED = `"[^"]*"|'[^']*'`;
const BRACKET_CONTENT = `[^\\[\\]"']|${QUOTED}`;
const BRACKET = `\\[(?:${BRACKET_CONTENT}|\\[(?:${BRACKET_CONTENT})*\\])*\\]`;
const RANGE = `\\([^()|]*?\\.\\.[^()|]*?\\)`;
/** A value: quoted text, a range, or anything up to a blank, a comma or a bar. */
export const FRAGMENT = `(?:${RANGE}|${QUOTED}|(?:${BRACKET}|\\s+\\.\\s*(?=[a-zA-Z_])|(?<=\\.)\\s+(?=[a-zA-Z_])|[^\\s,|'"]|${QUOTED})+)`;
/** The name of a variable or of a part of a path. */
export const SEGMENT = `[\\w-]`;
