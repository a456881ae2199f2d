import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../project.ts';
import { EDGES } from './edges.ts';
import { Git } from './git.ts';

test('both sides of every edge name existing files', () => {
  const files = new Git(root).files();
  const empty = EDGES.flatMap(({ when, users }) => [when, users]).filter(
    (glob) => !files.some((file) => posix.matchesGlob(file, glob)),
  );
  expect(empty).toEqual([]);
});
