/** Makes the random part of a new key. */
export type NewKey = () => string;

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Six letters and digits. */
export const randomKey: NewKey = () =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => LETTERS[byte % LETTERS.length]).join('');

/** A key that is not taken: `hero_k3v9ab`. A type's own `_` in front says nothing to a reader of the file. */
export function freeKey(type: string, taken: object, newKey: NewKey): string {
  const name = type.replace(/^_+/, '').replaceAll(/[^\w-]/g, '_');
  for (let index = 0; ; index++) {
    const key = `${name}_${newKey()}${index === 0 ? '' : index}`;
    if (!Object.hasOwn(taken, key)) return key;
  }
}
