import { LiquidError, toText } from '@vitrine/liquid';
import type { Filter, FilterTable } from '../extension.ts';
import { FontDrop, type FontFace, fontPath, otherFace } from '../fonts.ts';

/** A filter on a font; an unset font setting stays nil. */
const font =
  (change: (face: FontFace, args: readonly unknown[], named: Parameters<Filter>[2]) => unknown): Filter =>
  (input, args, named) =>
    input instanceof FontDrop ? change(input.face, args, named) : undefined;

/** Next heavier or lighter cut, as CSS `bolder` and `lighter` choose. */
function relative(weight: number, direction: 'bolder' | 'lighter'): number {
  if (direction === 'bolder') return weight < 400 ? 400 : weight < 600 ? 700 : 900;
  return weight < 600 ? 100 : weight < 800 ? 400 : 700;
}

function wantedWeight(face: FontFace, value: string): number {
  if (value === 'bolder' || value === 'lighter') return relative(face.weight, value);
  if (value === 'normal') return 400;
  if (value === 'bold') return 700;
  const step = /^[-+]\d{1,3}$/.test(value);
  return step ? face.weight + Number(value) : Number(value);
}

/** `font | font_modify: 'weight', 'bold'` or `'style', 'italic'`: nil where the family has no such cut. */
const modify = font((face, [property, value]) => {
  const requested = toText(value);
  const name = toText(property);
  if (name === 'weight') return toDrop(otherFace(face, { weight: wantedWeight(face, requested) }));
  if (name === 'style') return toDrop(otherFace(face, { style: requested === 'normal' ? 'normal' : 'italic' }));
  throw new LiquidError(`font_modify: '${name}' is neither weight nor style`);
});

const toDrop = (face: FontFace | undefined) => (face ? new FontDrop(face) : undefined);

/** The `@font-face` rule of a family this host serves; nothing for one the reader's machine has. */
const face = font((cut, _args, named) => {
  const file = fontPath(cut, 'woff2');
  if (file === undefined) return undefined;
  const display =
    named.font_display === undefined ? '' : `\n  font-display: ${toText(named.font_display).replace(/[^a-z-]/g, '')};`;
  return `@font-face {
  font-family: "${cut.family.name}";
  font-weight: ${cut.weight};
  font-style: ${cut.style};${display}
  src: url("${file}") format("woff2");
}
`;
});

export const fontFilters: FilterTable = {
  font_face: face,
  font_modify: modify,
  font_url: (input, [format], _named, { host: services }) => {
    const file =
      input instanceof FontDrop ? fontPath(input.face, toText(format) === 'woff' ? 'woff' : 'woff2') : undefined;
    return file && services.platformUrl('').replace(/\/cdn\/.*$/, file);
  },
};
