import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { fontByHandle, fontPath, fontSpecifier, missingFont } from '../fonts.ts';
import { renderText } from '../test_services.ts';

const globals = {
  serif: fontByHandle('instrument_serif_n4'),
  sans: fontByHandle('instrument_sans_n4'),
  arial: fontByHandle('arial_n4'),
  other: fontByHandle('nowhere_sans_n4'),
  licensed: fontByHandle('itc_charter_i7'),
  assistant: fontByHandle('assistant_n4'),
};

test.each([
  [
    '{{ serif.family }}, {{ serif.fallback_families }} {{ serif.weight }} {{ serif.style }} {{ serif.system? }}',
    'Instrument Serif, serif 400 normal false',
  ],
  ['{{ other.family }} {{ other.system? }} {{ other | font_face }}', 'Nowhere Sans true '],
  [
    "{{ assistant.family }} {{ assistant.system? }} {{ assistant | font_url: 'woff' }}",
    'Assistant false //shop.test/cdn/fonts/assistant/assistant_n4.5.3.0.woff',
  ],
  [
    "{{ assistant | font_modify: 'weight', 'bold' | json }}{{ assistant | font_modify: 'weight', '900' }}",
    '"assistant_n7"',
  ],
  ["{{ assistant | font_modify: 'style', 'italic' }}{{ assistant.variants.size }}", '6'],
  ['{{ serif | font_url }}', '//shop.test/cdn/fonts/instrument_serif/instrument_serif_n4.5.3.0.woff2'],
  ["{{ serif | font_url: 'woff' }}", '//shop.test/cdn/fonts/instrument_serif/instrument_serif_n4.5.3.0.woff'],
  ['{{ arial | font_url }}', ''],
  ['{{ licensed.family }}, {{ licensed.fallback_families }} {{ licensed | font_face }}', 'ITC Charter, serif '],
  ["{{ sans | font_url: 'woff' }}", '//shop.test/cdn/fonts/instrument_sans/instrument_sans_n4.5.3.0.woff2'],
  ["{{ sans | font_modify: 'weight', 'bold' | json }}", '"instrument_sans_n7"'],
  ["{{ sans | font_modify: 'weight', '+100' | json }}", '"instrument_sans_n5"'],
  ["{{ sans | font_modify: 'weight', 'bolder' | json }}", '"instrument_sans_n7"'],
  ["{{ sans | font_modify: 'style', 'italic' | json }}", '"instrument_sans_i4"'],
  ["{% assign bold = serif | font_modify: 'weight', 'bold' %}{{ bold == nil }}{% if bold %}bold{% endif %}", ''],
  ["{{ nil | font_modify: 'weight', 'bold' }}", ''],
  ['{{ sans.variants.size }}', '7'],
])('%s', (template, expected) => {
  expect(renderText(template, globals)).toBe(expected);
});

test('the rule names the file and how it is shown meanwhile', () => {
  expect(renderText("{{ serif | font_face: font_display: 'swap' }}", globals)).toBe(`@font-face {
  font-family: "Instrument Serif";
  font-weight: 400;
  font-style: normal;
  font-display: swap;
  src: url("/cdn/fonts/instrument_serif/instrument_serif_n4.5.3.0.woff2") format("woff2");
}
`);
});

test('every path has a file in a package, and nothing else has', () => {
  const { resolve } = createRequire(import.meta.url);
  for (const handle of [
    'instrument_serif_n4',
    'instrument_serif_i4',
    'instrument_sans_n4',
    'instrument_sans_i7',
    'assistant_n8',
  ]) {
    const font = fontByHandle(handle);
    const path = font && 'face' in font ? fontPath(font.face as Parameters<typeof fontPath>[0], 'woff2') : undefined;
    const specifier = fontSpecifier(path ?? '');
    expect(specifier && resolve(specifier)).toMatch(/\.woff2$/);
  }
  expect(fontSpecifier('/cdn/fonts/../../etc/passwd')).toBeUndefined();
  expect(fontSpecifier('/cdn/fonts/arial/arial_n4.5.3.0.woff2')).toBeUndefined();
  expect(fontSpecifier('/cdn/fonts/assistant/assistant_i4.5.3.0.woff2')).toBeUndefined();
  expect(fontSpecifier('/cdn/fonts/assistant/assistant_n9.5.3.0.woff2')).toBeUndefined();
});

test('a family that is not installed names its package', () => {
  expect(missingFont('nowhere_sans_n4')).toEqual({ fallback: 'sans-serif', package: '@fontsource/nowhere-sans' });
  expect(missingFont('muli_n4')).toEqual({ fallback: 'sans-serif', package: '@fontsource/mulish' });
  for (const handle of ['assistant_n4', 'arial_n4', 'instrument_sans_n4', 'none'])
    expect(missingFont(handle)).toBeUndefined();
});

test('a family that is licensed to the platform alone names none, and falls back by its own kind', () => {
  expect(missingFont('bodoni_poster_n9')).toEqual({ fallback: 'serif' });
  expect(missingFont('avenir_next_n4')).toEqual({ fallback: 'sans-serif' });
  expect(missingFont('univers_next_typewriter_n4')).toEqual({ fallback: 'monospace' });
});
