import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readThemeTexts, stringsOf } from '@vitrine/compiler/texts/theme-texts.ts';
import { expect, test } from 'vitest';

/** Narrow no-break space: before `;`, `!` and `?`. */
const NARROW = '\u202f';
/** No-break space: before `:` and `%`, inside guillemets. */
const WIDE = '\u00a0';

const project = join(import.meta.dirname, '../../..');

/** Texts in French: of the theme, of the shop, and of the platform's own pages and mails. */
const SHOP_FILES = ['shop/translations/fr.json'];
const HTML_FILES = ['shop/translations/fr/**/*.html'];
const CODE_FILES = [
  'packages/editor/src/texts/*.fr.ts',
  'packages/host/src/mail/texts-fr.ts',
  'packages/host/src/surfaces/checkout/texts-fr.ts',
  'packages/host/src/theme/system-strings-fr.ts',
];

/** What French typesetting forbids, each with what it asks for instead. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/(?<=[\p{L}\p{N}»”)’…}%€$])(?!\u202f)\s?[;!?](?=[\s<"]|$)/u, `${NARROW} before ; ! ?`],
  [/(?<=[\p{L}\p{N}»”)’…}%€$])(?!\u00a0)\s?:(?=[\s<"]|$)/u, `${WIDE} before :`],
  [/(?<!\u00a0)»/u, `${WIDE} before »`],
  [/«(?!\u00a0)/u, `${WIDE} after «`],
  [/[\p{N}}](?![\u00a0\u202f])\s?%/u, `${WIDE} before %`],
  [/[“”]/u, 'guillemets'],
  [/\p{L}'\p{L}/u, 'a typographic apostrophe'],
  [/\.\.\./u, 'an ellipsis'],
];

/** Sentences that break a rule of French typesetting, each with the rule. */
export function wrongIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => RULES.flatMap(([wrong, rule]) => (wrong.test(text) ? [`${rule}: ${text}`] : [])));
}

const ENTITIES: Readonly<Record<string, string>> = { '&nbsp;': WIDE, '&amp;': '&', '&#39;': "'", '&quot;': '"' };
/** What is read of HTML: no tags, no attributes. */
const read = (html: string) =>
  html.replace(/<[^>]*>/g, '\n').replace(/&[\w#]+;/g, (entity) => ENTITIES[entity] ?? entity);
const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
const files = (patterns: readonly string[]) =>
  globSync([...patterns], { cwd: project }).map((name) => readFileSync(join(project, name), 'utf8'));

function valuesOf(json: unknown): string[] {
  if (typeof json === 'string') return [json];
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(valuesOf) : [];
}

/** Texts in a file of code: quoted ones and templates, values in them as `…}`. */
function quotedIn(code: string): string[] {
  let left = code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const texts: string[] = [];
  const take = (pattern: RegExp, of: (text: string) => string) => {
    left = left.replace(pattern, (_whole, text: string) => {
      texts.push(of(text).replace(/\\u([0-9a-f]{4})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))));
      return '0';
    });
  };
  take(/'((?:[^'\\\n]|\\.)*)'/g, (text) => text);
  // The innermost first: a template may stand in the value of another.
  while (/`[^`]*`/.test(left))
    take(/`((?:[^`$]|\$(?!\{)|\$\{[^`{}]*\})*)`/, (text) => text.replace(/\$\{[^}]*\}/g, '}'));
  return texts;
}

test('the rules find what is set as English is', () => {
  for (const wrong of [
    'Merci !',
    'Merci!',
    'Oui ?',
    `a${WIDE}; b`,
    'Prix : 3',
    'Prix: 3',
    '« oui »',
    '−20 %',
    '“oui”',
    "l'an",
  ])
    expect(wrongIn([wrong]), wrong).not.toEqual([]);
  const right = [`Merci${NARROW}!`, `Prix${WIDE}: 3`, `«${WIDE}oui${WIDE}»`, `20${WIDE}%`, 'l’an', 'à 10:30', '/a?b=1'];
  expect(wrongIn(right)).toEqual([]);
});

test('French is set as French is: its spaces, its quotation marks, its apostrophes', { tags: ['layout-15'] }, () => {
  const texts = readThemeTexts(join(project, 'packages/storefront'));
  const theme = stringsOf(texts, 'fr');
  const editor = [...(texts.editor.get('fr')?.values() ?? [])].map(({ value }) => value);
  const json = [theme, editor, ...files(SHOP_FILES).map((text) => JSON.parse(text))].flatMap(valuesOf);
  const sentences = [
    ...json.map(read).flatMap(lines),
    ...files(HTML_FILES)
      .map((html) => html.replace(/<!--[\s\S]*?-->/g, ''))
      .map(read)
      .flatMap(lines),
    ...files(CODE_FILES).flatMap(quotedIn),
  ];
  expect(sentences.length).toBeGreaterThan(3000);
  expect(wrongIn(sentences)).toEqual([]);
});
