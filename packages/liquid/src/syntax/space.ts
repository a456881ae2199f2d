/**
 * White space as the language knows it: of ASCII alone. JavaScript's `\s` and `trim` also take a no-break space, which is
 * text here.
 */
export const SPACE = '[\\t-\\r ]';

/** Whether there is nothing but white space. */
export function isSpace(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (!isSpaceCode(text.charCodeAt(index))) return false;
  return true;
}

function isSpaceCode(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

export function trimStart(text: string): string {
  let start = 0;
  while (start < text.length && isStripped(text.charCodeAt(start))) start++;
  return start === 0 ? text : text.slice(start);
}

export function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && isStripped(text.charCodeAt(end - 1))) end--;
  return end === text.length ? text : text.slice(0, end);
}

export function trim(text: string): string {
  return trimStart(trimEnd(text));
}

/** Trimming takes NUL characters too. */
function isStripped(code: number): boolean {
  return code === 0 || isSpaceCode(code);
}
