import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'oxc-transform-react';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../src');
const modules = globSync(['**/*.tsx', '**/use-*.ts'], { cwd: src }).filter(
  (file) => !/\.(test|fixture|section)\.tsx?$/.test(file),
);

/** What React's compiler says of the functions that it leaves as they are. */
const skipped = async (file: string, source: string) =>
  (await transform(file, source, { reactCompiler: { target: '19', panicThreshold: 'all_errors' } })).errors.map(
    ({ message }) => message,
  );

test('React’s compiler compiles every component and hook', async () => {
  expect(modules.length).toBeGreaterThan(200);
  const problems: Record<string, string[]> = {};
  for (const file of modules) {
    const said = await skipped(file, readFileSync(join(src, file), 'utf8'));
    if (said.length > 0) problems[file] = said;
  }
  expect(problems).toEqual({});
});

test('one that it cannot compile is found', async () => {
  const source = `import { useState } from 'react';
export function useLate() {
  const [late, setLate] = useState(null);
  return { late, load: () => import('./late.ts').then(setLate) };
}`;
  expect(await skipped('use-late.ts', source)).toEqual([expect.stringContaining('Import expressions')]);
});
