import { bad, type Decoder, isRecord } from './decode.ts';

/** One of a few words. */
export const oneOf =
  <const T extends readonly (string | number)[]>(...words: T): Decoder<T[number]> =>
  (value, path) => {
    const word = words.find((candidate) => candidate === value);
    return word === undefined ? bad(path) : word;
  };

/** A union told apart by its field `type`. */
export const byType =
  <T>(decoders: Record<string, Decoder<T>>): Decoder<T> =>
  (value, path) => {
    const type = isRecord(value) ? value.type : undefined;
    const decoder = typeof type === 'string' && Object.hasOwn(decoders, type) ? decoders[type] : undefined;
    return decoder ? decoder(value, path) : bad(`${path}.type`);
  };
