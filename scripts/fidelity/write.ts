/** Writes docs/fidelity.md; with `--check` fails if the page says something else than the host does. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.ts';
import { fidelityOf } from './fidelity.ts';
import { fidelityPage } from './page.ts';
import { readShops } from './read-shops.ts';

const file = join(root, 'docs/fidelity.md');
const page = fidelityPage(fidelityOf(await readShops()));
if (!process.argv.includes('--check')) writeFileSync(file, page);
else if (!existsSync(file) || readFileSync(file, 'utf8') !== page) {
  console.error('docs/fidelity.md says something else than the host does: npm run fidelity');
  process.exitCode = 1;
}
