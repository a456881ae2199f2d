/** Whether a text is an address as `customers` and `audit` take it; the shop's own forms are stricter. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text.trim());

/** What the words of a command line must be that are written in capitals in `forms.ts`. */
export const WORDS = {
  FILE: { is: (text: string) => text !== '', must: 'the name of a file' },
  DIR: { is: (text: string) => text !== '', must: 'the name of a folder' },
  PATH: { is: (text: string) => /^[\w./-]+\.json$/.test(text), must: 'a file of the theme like templates/index.json' },
  NAME: { is: (text: string) => text.trim() !== '', must: 'a name' },
  ID: { is: (text: string) => /^[1-9]\d{0,14}$/.test(text), must: 'a number' },
  EMAIL: { is: isEmail, must: 'an e-mail address' },
} as const;

export type Word = keyof typeof WORDS;

export const isWord = (text: string): text is Word => Object.hasOwn(WORDS, text);
