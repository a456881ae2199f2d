import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { root } from '../project.ts';

const versions = z.record(z.string(), z.string()).default({});
const manifest = z.object({
  workspaces: z.array(z.string()).default([]),
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
});
const read = (file: string) => manifest.parse(JSON.parse(readFileSync(join(root, file), 'utf8')));

test('every dependency has a row in docs/dependencies.md, and every row names one', () => {
  const packages = read('package.json').workspaces.flatMap((name) => globSync(`${name}/package.json`, { cwd: root }));
  const used = new Set<string>();
  // Servers that the tests install beside the project.
  const servers = globSync('scripts/*/packages/package.json', { cwd: root });
  for (const file of ['package.json', ...packages, ...servers]) {
    const { dependencies, devDependencies, optionalDependencies } = read(file);
    for (const name of Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }))
      if (!name.startsWith('@vitrine/')) used.add(name);
  }
  const page = readFileSync(join(root, 'docs/dependencies.md'), 'utf8').split('\n## ')[1] ?? '';
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  expect(listed.toSorted()).toEqual([...used].toSorted());
});
