import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../../..');

/** Data, texts and templates: whatever is written in them. French texts are in `translations`, `fr.json` and `texts.json`. */
const WRITTEN = [
  'shop/**/*.{csv,json,html}',
  'packages/storefront/theme/**/*.{json,liquid}',
  'packages/storefront/src/**/texts.json',
];
/** Code that prints texts: whatever is outside comments. */
const CODE = [
  'packages/storefront/src/**/*.{ts,tsx,css}',
  'packages/host/src/{mail,surfaces/checkout}/**/*.ts',
  'packages/host/src/gate/error-texts.ts',
  'packages/host/src/theme/system-strings-*.ts',
  'packages/host/src/shop/cart/sentences.ts',
];
const NOT_SHOWN = /\.(test|fixture)\.tsx?$|fake-|\.d\.ts$/;

/** Entities that are used in texts and are not of ASCII. */
const ENTITIES: Readonly<Record<string, string>> = { nbsp: '\u00a0', hellip: '…', laquo: '«', raquo: '»' };

/** Characters as they are shown: entities, and escapes of code and JSON, are resolved. */
function decoded(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);|\\u\{?([0-9a-f]{4,6})\}?/gi, (_, hex = '', escaped = '') =>
      String.fromCodePoint(Number.parseInt(hex || escaped, 16)),
    )
    .replace(/&#(\d+);/g, (_, point) => String.fromCodePoint(Number(point)))
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

/** Every character of the demo shop, of the theme's texts and of the pages of the host, with a file that has it. */
export function paintedCharacters(): Map<string, string> {
  const found = new Map<string, string>();
  const read = (patterns: string[], prepare: (text: string) => string) => {
    for (const file of globSync(patterns, { cwd: project }).filter((name) => !NOT_SHOWN.test(name)))
      for (const character of decoded(prepare(readFileSync(join(project, file), 'utf8'))))
        if (!found.has(character)) found.set(character, file);
  };
  read(WRITTEN, (text) => text);
  read(CODE, withoutComments);
  return found;
}
