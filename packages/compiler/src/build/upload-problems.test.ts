import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { printProblem } from './problem.ts';
import { rememberedLiquid, uploadProblems } from './upload-problems.ts';

const storefront = mkdtempSync(join(tmpdir(), 'vitrine-upload-'));
afterAll(() => rmSync(storefront, { recursive: true }));

const write = (name: string, text: string): string => {
  const path = join(storefront, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  return path;
};

const section = write(
  'src/sections/hero/hero.section.tsx',
  "import { shared } from './shared.ts';\nexport default defineSection({\n  name: 'Hero',\n  settings: { ...shared,\n    heading: text({ label: 'Heading', default: '' }) },\n  limit: 3,\n});\n",
);
write(
  'src/sections/hero/shared.ts',
  'export const shared = {\n  columns: range({ min: 1, max: 2, default: 1 }),\n};\n',
);
const layout = '{{ content_for_header }}{{ content_for_layout }}\n{{ a }';
write('theme/layout/theme.liquid', layout);

const compiled = (settings: object[], more: object = {}) =>
  `<p>{{ section.id }}</p>\n\n{% schema %}\n${JSON.stringify({ name: 'Hero', ...more, settings }, null, 2)}\n{% endschema %}\n`;

const problems = (
  liquid: string,
  theme: [string, string][] = [['layout/theme.liquid', layout.replace('{{ a }', '')]],
) =>
  uploadProblems(
    new Map([...theme, ['sections/hero.liquid', liquid]]),
    join(storefront, 'theme'),
    new Map([['hero', section]]),
  ).map((problem) => printProblem(problem, storefront));

test('a setting is found in the source of its section, or in what that imports', () => {
  expect(problems(compiled([{ type: 'text', id: 'heading', label: 'Heading', default: '' }]))).toEqual([
    'src/sections/hero/hero.section.tsx:5: The default of the setting "heading" is blank, and the platform refuses the whole file for it. Leave `default` out',
  ]);
  expect(problems(compiled([{ type: 'range', id: 'columns', label: 'Columns', min: 1, max: 2, default: 1 }]))).toEqual([
    'src/sections/hero/shared.ts:2: The setting "columns" has 2 steps, and a range has at least 3. Make it a select or a checkbox',
  ]);
});

test('an attribute of the section is found by its name', () => {
  expect(problems(compiled([], { limit: 3 }))).toEqual([
    'src/sections/hero/hero.section.tsx:6: `limit` is a whole number from 1 to 2, not 3',
  ]);
});

test('of what the compiler has written, its line is told', () => {
  expect(problems('<p>\n{{ a }\n</p>')).toEqual([
    expect.stringMatching(
      /^src\/sections\/hero\/hero\.section\.tsx: Variable '\{\{ a \}' .* \(line 2 of the compiled section\)$/,
    ),
  ]);
});

test('a file that is written by hand is named as it is', () => {
  expect(problems(compiled([]), [['layout/theme.liquid', layout]])).toEqual([
    expect.stringMatching(/^theme\/layout\/theme\.liquid:2: Variable '\{\{ a \}' /),
  ]);
});

test('a Liquid file is read once while it stays as it is', () => {
  const liquid = rememberedLiquid();
  const first = liquid.read('{{ a }}');
  liquid.next();
  expect(liquid.read('{{ a }}')).toBe(first);
  liquid.next();
  liquid.next();
  expect(liquid.read('{{ a }}')).not.toBe(first);
});
