import { expect, test } from 'vitest';
import { shippedFaces, stack } from './font-faces.ts';
import { paintedCharacters } from './painted-characters.ts';

/** Marks of code that are never shown. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  '⟦': 'opens a placeholder in the texts of scripts',
  '⟧': 'closes it',
  '\ufeff': 'a mark of the byte order, which readers of files take away',
  '\u2028': 'a line separator, which JSON in a script escapes',
  '\u2029': 'a paragraph separator, likewise',
};

/** Browsers make these of the font’s own space. */
const SPACES = new Set(['\n', '\r', '\t', '\u202f']);

const faces = shippedFaces();
const characters = paintedCharacters();

/** Characters that no shipped face of the stack has, with a file that shows each. `italic`: in the italic cut, where the family has one. */
function missing(families: readonly string[], italic = false): string[] {
  const own = families.flatMap((name) => {
    const cuts = faces.filter(({ family }) => family === name);
    const slanted = cuts.filter((face) => face.italic);
    return italic && slanted.length > 0 ? slanted : cuts.filter((face) => !face.italic);
  });
  return [...characters]
    .filter(([character]) => !SPACES.has(character) && !Object.hasOwn(NOT_SHOWN, character))
    .filter(([character]) => !own.some((face) => face.characters.has(character.codePointAt(0) ?? 0)))
    .map(([character, file]) => `${character} (U+${character.codePointAt(0)?.toString(16).toUpperCase()}) of ${file}`);
}

test.each(['--sans', '--serif'] as const)('every character of the shop is in a font of the shop: %s', (name) => {
  expect(missing(stack(name))).toEqual([]);
  expect(missing(stack(name), true)).toEqual([]);
});

test('the shop shows fractions, which the two families lack and the third has', () => {
  expect([...'¼½¾⅛⅞²'].filter((character) => characters.has(character))).toEqual([...'¼½¾⅛⅞²']);
  expect(missing(['Instrument Sans']).join()).toMatch(/½/);
});

test('fonts of the machine come after those of the shop in each stack', () => {
  const shipped = new Set(faces.map(({ family }) => family));
  for (const name of ['--sans', '--serif'] as const) {
    const order = stack(name).map((family) => shipped.has(family));
    expect(order).toEqual([...order].sort((a, b) => Number(b) - Number(a)));
    expect(order[0]).toBe(true);
  }
});
