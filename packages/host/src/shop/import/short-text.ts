/** Characters of a text that quotes a file. */
const LONGEST = 400;
/** Of these, at its end: what is wrong is often said there. */
const END = 150;

/** A sentence that quotes what somebody else wrote, without its middle where that is long. */
export function shortText(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - END - 3)} … ${text.slice(-END)}`;
}
