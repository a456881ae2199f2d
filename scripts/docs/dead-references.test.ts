import { expect, test } from 'vitest';
import { deadReferences } from './dead-references.ts';

const pages: Record<string, string> = {
  'README.md': '# The shop',
  'docs/run-it.md': '# Run it\n\n## When the disk fails\n\n```sh\n# no heading\n```',
};
const project = {
  paths: new Set(['docs', 'packages/host/src', 'packages/host/src/cache/facts.ts', ...Object.keys(pages)]),
  scripts: new Set(['check', 'test:full', 'two-nodes']),
  read: (path: string) => pages[path] ?? '',
};
const dead = (text: string) =>
  deadReferences('docs/testing.md', text, { ...project, paths: project.paths.union(new Set(['docs/testing.md'])) });

test('valid links to files, folders and headings pass', () => {
  expect(
    dead(
      '[a](run-it.md) [b](../README.md#the-shop) [c](run-it.md#when-the-disk-fails) [d](../docs/) [e](https://example.com/x.md)',
    ),
  ).toEqual([]);
});

test('broken links to files, folders and headings are reported', () => {
  const links = ['gone.md', '../docs/gone/', 'run-it.md#gone', 'run-it.md#no-heading', '#gone'];
  expect(dead(links.map((link) => `[text](${link})`).join(' '))).toEqual(links);
});

test('a source file may be named by the end of its path; a folder is named whole', () => {
  expect(
    dead(
      '`cache/facts.ts` `facts.ts` `packages/host/src/` `*.test.ts` `dist/theme` `{{ x | date }}` `@vitrine/liquid/x.ts`',
    ),
  ).toEqual([]);
  expect(dead('`cache/fact.ts` `acts.ts` `packages/host/gone`')).toEqual([
    'cache/fact.ts',
    'acts.ts',
    'packages/host/gone',
  ]);
});

test('a replaced decision may name deleted sources, but not deleted pages', () => {
  expect(dead('# 2. Old\n\nReplaced by [36](gone.md).\n\n`gone.ts`')).toEqual(['gone.md']);
});

test('commands of npm', () => {
  expect(
    dead('`npm run check -- types`\n```sh\nnpm run test:full\nnpm run two-nodes\nnpm run --silent gone\n```'),
  ).toEqual(['npm run --silent gone']);
});
