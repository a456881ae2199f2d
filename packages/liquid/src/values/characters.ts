/** Texts by character: a code point counts once, however many UTF-16 units it takes. */

const SURROGATE = /[\ud800-\udfff]/;

/** Number of characters. */
export function lengthOf(text: string): number {
  let count = text.length;
  if (!SURROGATE.test(text)) return count;
  for (let index = 0; index < text.length - 1; index++) {
    if (isPair(text, index)) {
      count--;
      index++;
    }
  }
  return count;
}

/** Characters `start` to `end`, both from 0 to the length. */
export function sliceOf(text: string, start: number, end: number): string {
  if (!SURROGATE.test(text)) return text.slice(start, end);
  const from = unitOf(text, start, 0);
  return text.slice(from, unitOf(text, end - start, from));
}

export function charactersOf(text: string): string[] {
  return SURROGATE.test(text) ? [...text] : text.split('');
}

/** Order by code point, as by the bytes of UTF-8. */
export function compareText(left: string, right: string): number {
  if (left === right) return 0;
  const shorter = Math.min(left.length, right.length);
  for (let index = 0; index < shorter; index++) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a !== b) return rank(a) < rank(b) ? -1 : 1;
  }
  return left.length - right.length;
}

/** Surrogates encode code points above all other units. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

function isPair(text: string, index: number): boolean {
  return (text.charCodeAt(index) & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00;
}

/** The UTF-16 position `count` characters after `from`. */
function unitOf(text: string, count: number, from: number): number {
  let at = from;
  for (let left = count; left > 0 && at < text.length; left--) at += isPair(text, at) ? 2 : 1;
  return at;
}
