import { mkdirSync, mkdtempSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import { afterAll, describe, expect, test } from 'vitest';

// Run by Node itself, so that the plugin and what it evaluates share one copy of the compiler.
const require = createRequire(import.meta.filename);
const { default: vitrine } = require('./plugin.ts') as typeof import('./plugin.ts');
const { createRefusals } = require('./refusals.ts') as typeof import('./refusals.ts');

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'eslint-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a file as an editor saves it. */
function save(name: string, text: string): string {
  const file = join(folder, 'src', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const eslint = new ESLint({
  cwd: folder,
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: vitrine.parser },
      plugins: { vitrine },
      rules: { 'vitrine/section-language': 'error', 'vitrine/text-keys': 'error' },
    },
  ],
});

/** ESLint's result for a text that may not be saved: the underlined word, and the message. */
async function shown(file: string, text: string, rule = 'vitrine/section-language'): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: file });
  const lines = text.split('\n');
  return (result?.messages ?? []).map(({ line, column, endColumn, message, ruleId }) => {
    expect(ruleId).toBe(rule);
    return `${line}: ${lines[line - 1]?.slice(column - 1, (endColumn ?? 0) - 1)}: ${message}`;
  });
}

const CARD = (line: string) => `import { priceOf } from '../../components/price.ts';
export function Card({ title, cents }: { title: string; cents: number }) {
  ${line}
  return <p title={text}>{priceOf(cents)}</p>;
}
`;
const PRICE = (body: string) => `export const priceOf = (cents: number) => ${body};\n`;
const SECTION = (title: string) => `import { defineSection, text } from '@vitrine/compiler';
import { z } from 'zod';
import { Card } from './Card.tsx';
export default defineSection({
  name: 'Card',
  props: z.object({ title: z.string(), cents: z.int() }),
  settings: { title: text({ label: 'Title', default: 'Card' }) },
  data: ({ section, product }) => ({ title: ${title}, cents: product.price }),
  view: Card,
});
`;
const TITLE = 'section.settings.title';

const card = save('sections/card/Card.tsx', CARD('const text = title;'));
const section = save('sections/card/card.section.tsx', SECTION(TITLE));
const price = save('components/price.ts', PRICE('cents + 1'));
const badge = save(
  'components/Badge.tsx',
  `import { z } from 'zod';
export const props = z.object({ title: z.string(), n: z.number() });
export const Badge = ({ title }: z.infer<typeof props>) => <b>{title}</b>;
`,
);

describe('shows what the build would refuse', () => {
  test('nothing in a valid view', async () => {
    expect(await shown(card, CARD('const text = title;'))).toEqual([]);
    expect(await shown(section, SECTION(TITLE))).toEqual([]);
    expect(await shown(price, PRICE('cents + 2'))).toEqual([]);
  });
  test('in a view, as the section that imports it renders it', async () => {
    expect(await shown(card, CARD('const text = title.trim();'))).toEqual([
      '3: trim: .trim of the text `section.settings.title` cannot be computed by Liquid as JavaScript does. Liquid trims other spaces than JavaScript: use `strip` from @vitrine/compiler in `data`',
    ]);
    expect(await shown(card, CARD('const text = String(Date.now());'))).toEqual([
      expect.stringMatching(/^3: now: `Date\.now\(\)` is read while rendering\. The time of the build/),
    ]);
  });
  test('in a module of functions, as the nearest section calls them', async () => {
    expect(await shown(price, PRICE('cents / 100'))).toEqual([
      expect.stringMatching(/^1: cents: .* is not on whole numbers|differs in Liquid/),
    ]);
  });
  test('in `data`', async () => {
    expect(await shown(section, SECTION('section.settings.title.slice(0, 3)'))).toEqual([
      expect.stringMatching(/^8: slice: \.slice of the text .* use `truncate` from @vitrine\/compiler in `data`$/),
    ]);
  });
  test('in each component beside a schema', async () => {
    const text = `import { memo } from 'react';
import { z } from 'zod';
export const props = z.object({ title: z.string(), n: z.number() });
type Props = z.infer<typeof props>;
export const Badge = memo(({ title }: Props) => <b>{title.split(' ')}</b>);
export const Fine = ({ title }: Props) => <b>{title}</b>;
export function Twice({ n }: Props) {
  return <b>{n * 2}</b>;
}
`;
    expect(await shown(badge, text)).toEqual([
      expect.stringMatching(/^5: split: \.split of the text `props\.title`/),
      expect.stringMatching(/^8: n: `props\.n \* 2` is not on whole numbers/),
    ]);
  });
  test('in the file that contains it, not in its importers', async () => {
    save('components/price.ts', PRICE('Math.random() + cents'));
    utimesSync(price, 1, 1);
    expect(await shown(card, CARD('const text = title;'))).toEqual([]);
    expect(await shown(price, PRICE('Math.random() + cents'))).toHaveLength(1);
    save('components/price.ts', PRICE('cents + 1'));
    utimesSync(price, 2, 2);
    expect(await shown(price, PRICE('cents + 1'))).toEqual([]);
  });
  test('nothing in a script that no section imports', async () => {
    const text = 'document.title = String(Date.now());\nexport const a = 1;\nexport default a;\n';
    expect(await shown(save('boot/title.ts', text), text)).toEqual([]);
  });
  test('a value that does not fit the schema in the section, and not in its view', async () => {
    const wrong = SECTION('null');
    save('sections/card/card.section.tsx', wrong);
    utimesSync(section, 4, 4);
    expect(await shown(section, wrong)).toEqual([expect.stringMatching(/^8: .*: data: `title` is null/)]);
    expect(await shown(card, CARD('const text = title;'))).toEqual([]);
    save('sections/card/card.section.tsx', SECTION(TITLE));
    utimesSync(section, 5, 5);
    expect(await shown(section, SECTION(TITLE))).toEqual([]);
  });
  test('not if a comment switches the rule off, nor if the text has a syntax error', async () => {
    const line = '// eslint-disable-next-line vitrine/section-language -- the build says it';
    expect(await shown(card, CARD(`${line}\n  const text = title.trim();`))).toEqual([]);
    expect(await shown(card, CARD('const text = title.trim(;'))).toEqual([]);
  });
  test('a result is cached until something changes', () => {
    const refusals = createRefusals();
    const text = CARD('const text = title.trim();');
    const first = refusals(card, text);
    expect(first).toHaveLength(1);
    expect(refusals(card, text)).toBe(first);
    save('components/price.ts', PRICE('cents + 100'));
    utimesSync(price, 3, 3);
    expect(refusals(card, text)).not.toBe(first);
    expect(refusals(card, text)).toEqual(first);
  });
});

test("the project's own configuration shows it in the views of the storefront", async () => {
  const root = join(import.meta.dirname, '../../../..');
  const own = new ESLint({ cwd: root });
  const file = join(root, 'packages/storefront/src/sections/look/Look.tsx');
  const config = (await own.calculateConfigForFile(file)) as { rules?: Record<string, unknown> };
  expect(Object.keys(config.rules ?? {})).toEqual(['vitrine/section-language', 'vitrine/text-keys']);
  expect(await own.calculateConfigForFile(join(root, 'packages/compiler/src/cli.ts'))).toBeUndefined();
});

test('shows a key without a text, in one language or in all', async () => {
  const write = (name: string, json: unknown) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), JSON.stringify(json));
  };
  write('theme/locales/en.default.json', { a: 'A', b: 'B' });
  write('theme/locales/fr.json', { a: 'A' });
  write('theme/locales/en.default.schema.json', {});
  const view = `import { t } from '@vitrine/compiler/view.ts';
export const texts = () => [t('a'), t('b'), t(\`c\`)];
export const schema = { name: 't:d' };
`;
  expect(await shown(save('boot/texts.ts', view), view, 'vitrine/text-keys')).toEqual([
    expect.stringMatching(/^2: 'b': 'b' has no text in fr\. Write it in (\S+\/)?theme\/locales\/fr\.json$/),
    expect.stringMatching(/^2: `c`: There is no text 'c'\. Write it in (\S+\/)?theme\/locales, in every language$/),
    expect.stringMatching(
      /^3: t:d: There is no text 'd'\. Write it in (\S+\/)?theme\/locales\/en\.default\.schema\.json$/,
    ),
  ]);
});
