import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fontCharacters } from './font-characters.ts';

const styles = join(import.meta.dirname, '../src/styles');
const { resolve } = createRequire(import.meta.filename);

interface Face {
  family: string;
  italic: boolean;
  /** Characters the face is used for: those of its file that are within its `unicode-range`. */
  characters: Set<number>;
}

/** The faces of `fonts.css` that are loaded from a file of the shop. */
export function shippedFaces(): Face[] {
  const css = readFileSync(join(styles, 'fonts.css'), 'utf8');
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const family = /font-family: "([^"]+)"/.exec(face)?.[1];
    const source = /url\("([^"]+\.woff2)"\)/.exec(face)?.[1];
    if (family === undefined || source === undefined) return [];
    const ranges = rangesOf(/unicode-range:([^;]*)/.exec(face)?.[1] ?? 'U+0-10FFFF');
    const file = source.startsWith('.') ? join(styles, source) : resolve(source);
    const within = [...fontCharacters(file)].filter((point) =>
      ranges.some(([from, to]) => from <= point && point <= to),
    );
    return [{ family, italic: /font-style: italic/.test(face), characters: new Set(within) }];
  });
}

function rangesOf(list: string): [from: number, to: number][] {
  return [...list.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
}

/** The families of a stack of `tokens.css` (`--sans`), in the order they are asked. */
export function stack(name: '--serif' | '--sans'): string[] {
  const value = new RegExp(`${name}:([^;]*);`).exec(readFileSync(join(styles, 'tokens.css'), 'utf8'))?.[1] ?? '';
  return value.split(',').map((family) => family.trim().replaceAll('"', ''));
}
