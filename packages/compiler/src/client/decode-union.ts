import { bad, DecodeError, type Decoder } from './decode.ts';
import { isRecord } from './is-record.ts';

/** One of a few words or numbers. */
export const oneOf =
  <const T extends readonly unknown[]>(...words: T): Decoder<T[number]> =>
  (value, path) => {
    const word = words.find((candidate) => candidate === value);
    return word === undefined ? bad(path) : word;
  };

/** A union told apart by a field that holds a word. */
export const byField =
  <T>(field: string, decoders: Record<string, Decoder<T>>): Decoder<T> =>
  (value, path) => {
    const word = isRecord(value) ? value[field] : undefined;
    const decoder = typeof word === 'string' && Object.hasOwn(decoders, word) ? decoders[word] : undefined;
    return decoder ? decoder(value, path) : bad(`${path}.${field}`);
  };

/** The first that fits. */
export const either =
  <T extends readonly unknown[]>(...decoders: { [K in keyof T]: Decoder<T[K]> }): Decoder<T[number]> =>
  (value, path) => {
    for (const decoder of decoders) {
      try {
        return decoder(value, path);
      } catch (error) {
        if (!(error instanceof DecodeError)) throw error;
      }
    }
    return bad(path);
  };
