/** Writes docs/section-language.md; with `--check` fails if the page is older than the table. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONSTRUCTS } from './constructs.ts';
import { languagePage } from './page.ts';

const file = join(import.meta.dirname, '../../../../docs/section-language.md');
const page = languagePage(CONSTRUCTS);
if (!process.argv.includes('--check')) writeFileSync(file, page);
else if (!existsSync(file) || readFileSync(file, 'utf8') !== page) {
  console.error('docs/section-language.md is older than the table of the language (packages/compiler/src/language)');
  process.exitCode = 1;
}
