import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { importedFiles } from './imported-files.ts';

it('are a file and all that it imports at once, in a circle too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-imports-'));
  const files = {
    'View.tsx': `import type { A } from './types.ts';
import { b } from './b.ts';
import {
  type C,
  c,
} from './c.ts';
import { useState } from 'react';
import './style.css';
const late = () => import('./late.ts');
const words = "import x from './quoted.ts'";`,
    'b.ts': `export { d } from './d.ts';\nexport type { E } from './types.ts';`,
    'c.ts': `import { b } from './b.ts';\nimport gone from './gone.ts';`,
    'd.ts': `import { c } from './c.ts';`,
    'types.ts': '',
    'late.ts': '',
    'quoted.ts': '',
    'style.css': '',
  };
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    const found = [...importedFiles([join(folder, 'View.tsx')])].map((file) => basename(file));
    expect(found.toSorted()).toEqual(['View.tsx', 'b.ts', 'c.ts', 'd.ts', 'style.css']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
