/** Writes the values of the README anew: `node packages/compiler/test/readme/write.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBlocks } from './blocks.ts';
import { phases } from './phases.ts';

const page = join(import.meta.dirname, '../../README.md');
writeFileSync(page, withBlocks(readFileSync(page, 'utf8'), phases()));
