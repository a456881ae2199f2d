/** Lower case, letter by letter: a capital sigma at the end of a word is no exception. */
export function downcase(text: string): string {
  return text.includes('Σ') ? text.replaceAll('Σ', 'σ').toLowerCase() : text.toLowerCase();
}

/** Characters whose form at the start of a word no rule gives. */
const TITLE: Readonly<Record<string, string>> = {
  ...{ Ǆ: 'ǅ', ǅ: 'ǅ', ǆ: 'ǅ', Ǉ: 'ǈ', ǈ: 'ǈ', ǉ: 'ǈ', Ǌ: 'ǋ', ǋ: 'ǋ', ǌ: 'ǋ', Ǳ: 'ǲ', ǲ: 'ǲ', ǳ: 'ǲ' },
  ŉ: 'ʼN',
};

/** Georgian letters have capitals, but no word begins with one. */
const GEORGIAN = /^[\u10d0-\u10ff\u1c90-\u1cbf]/;
/** The iota under a Greek letter. */
const IOTA = '\u0345';

/** The first character in title case (`ß` as `Ss`, `ﬁ` as `Fi`), all others in lower case. */
export function capitalize(text: string): string {
  const code = text.codePointAt(0);
  if (code === undefined) return '';
  const first = String.fromCodePoint(code);
  return titleCase(first) + downcase(text.slice(first.length));
}

function titleCase(character: string): string {
  const upper = character.toUpperCase();
  if (character < '\x80') return upper;
  const known = TITLE[character];
  if (known !== undefined) return known;
  if (GEORGIAN.test(character)) return character.toLowerCase();
  const parts = character.normalize('NFD');
  if (parts.length > 1 && parts.includes(IOTA)) {
    const letter = parts.replace(IOTA, '').toUpperCase().normalize();
    return letter.length === 1 ? (letter + IOTA).normalize() : letter + IOTA;
  }
  if (upper.length <= character.length) return upper;
  const head = String.fromCodePoint(upper.codePointAt(0) ?? 0);
  return head + upper.slice(head.length).toLowerCase();
}
