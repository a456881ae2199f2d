import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sectionDifference } from '@vitrine/compiler/testing.ts';
import { expect, test } from 'vitest';

const sections = globSync('*/*.section.tsx', { cwd: import.meta.dirname }).toSorted();

test.each(sections.map((file) => [basename(file, '.section.tsx'), file]))(
  '%s: Liquid prints what React renders, for random payloads',
  (_, file) => {
    expect(sectionDifference(join(import.meta.dirname, file))).toBeUndefined();
  },
);
